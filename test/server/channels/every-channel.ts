import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SAMPLE_FILES } from '../../channels/sample-files'
import { readQrCode } from '../../util/read-qr-code'
import { png } from '../location-samples'
import { bytesAt, type ChannelUpstream, type ChannelWorld, openChannelWorld } from './channel-world'

/** A picture of one pixel, as far as its headers say. */
export const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108000100010301110002110103110111ffd9',
  'hex'
)

/** Channel that shows in `npm test` how the queue waits, which all channels share; the others take longer. */
const QUEUE_SHOWN_BY = 'Telegram'

/**
 * Describes what every channel does that carries messages, and then what this one does.
 *
 * @param own Describes the rest, with the world of a server that all its tests share.
 */
export const describeChannel = <U extends ChannelUpstream>(
  name: string,
  start: () => Promise<U>,
  own: (world: () => ChannelWorld<U>) => void
): void => {
  let world: ChannelWorld<U>
  const queueTest = test.skipIf(process.env['SHORT_RUN'] && name !== QUEUE_SHOWN_BY)

  describe(name, () => {
    beforeAll(async () => {
      world = await openChannelWorld(start)
    })
    afterAll(() => world.close())

    describe('An integration', () => {
      test('tells the service our address, names itself, and is offered only then', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const { type, facts, address } = shop.upstream
        expect(address()).toBe(`${shop.url}/channels/${shop.channelId}`)
        const { channels } = await shop.config()
        expect(channels).toEqual([{ id: shop.channelId, type, ...facts }])
      })

      test('shows the name of the account', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const { accountName = 'Shop' } = shop.upstream
        expect(await shop.integration()).toMatchObject({ connection: 'connected', accountName })
      })

      test('is not saved with a wrong secret: the field is named, and what came', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const { type, fields, wrong } = shop.upstream
        const [field] = Object.keys(wrong)
        const refusal = new RegExp(`400 .*bad_request.*${field}.*, got what the service refuses: `)
        const changed = shop.rest('PATCH', `/integrations/${shop.channelId}`, wrong)
        await expect(changed).rejects.toThrow(refusal)
        const made = shop.rest('POST', '/integrations', { type, ...fields, ...wrong })
        await expect(made).rejects.toThrow(refusal)
        expect(await shop.integration()).toMatchObject({ connection: 'connected' })
        expect((await shop.config()).channels).toHaveLength(1)
      })

      queueTest(
        'is saved while the service is down, and not offered; a refusal later says why',
        async () => {
          const shop = await world.addShop()
          await shop.connected()
          const { state, fields } = shop.upstream
          state.failing = 503
          const path = `/integrations/${shop.channelId}`
          const saved = await shop.rest<any>('PATCH', path, fields)
          expect(saved.integration).toMatchObject({
            status: 'active',
            connection: 'pending',
            connectionProblem: expect.any(String)
          })
          expect((await shop.config()).capabilities.channels).toEqual([])
          Object.assign(state, { failing: 0, isTokenRevoked: true })
          await world.restart()
          await expect.poll(shop.integration).toMatchObject({
            status: 'error',
            connection: 'refused',
            connectionProblem: expect.any(String)
          })
          expect((await shop.config()).channels).toEqual([])
        }
      )

      test('refuses events that do not come from the service, and bodies that are none', async () => {
        const { upstream, url, visitor, textsOf } = await world.addLinkedShop()
        expect(await upstream.forge('Ann Lee', 'Forged.')).toEqual([401, 401])
        expect(await upstream.postOthers()).toEqual({ invalid: 400, unknown: 200 })
        expect(await textsOf(visitor.path)).toHaveLength(1)
        for (const method of ['POST', 'GET']) {
          const address = `${url}/channels/0123456789abcdef01234567`
          expect((await fetch(address, { method })).status).toBe(404)
        }
      })
    })

    describe('A visitor who goes on there', () => {
      test('gets a QR code that says the link', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const visitor = await shop.addVisitor()
        const { url, qrModules } = await visitor.beginLink()
        expect(url).toMatch(/^https:/)
        expect(readQrCode(qrModules)).toBe(url)
      })

      test('is linked by the code, and both sides go on in one conversation', async () => {
        const shop = await world.addLinkedShop()
        const { upstream, visitor, answer, textsOf, channelId: integrationId } = shop
        const { type } = upstream
        expect(await visitor.links()).toMatchObject([
          { type, status: 'active', displayName: 'Ann Lee' }
        ])
        await answer(visitor.path, 'Hello Ann, how can we help?')
        await upstream.until(() => upstream.texts().length === 1)
        expect(upstream.texts()).toEqual(['Hello Ann, how can we help?'])

        await upstream.say('Ann Lee', 'My parcel is late.')
        const messages = await textsOf(visitor.path)
        expect(messages.map(({ content }) => content.text)).toEqual([
          'Hello',
          'Hello Ann, how can we help?',
          'My parcel is late.'
        ])
        expect(messages.at(-1)).toMatchObject({
          author: { type: 'user', userId: visitor.userId },
          source: {
            type,
            integrationId,
            originalMessageId: expect.any(String),
            originalMessageTimestamp: expect.stringMatching(/Z$/)
          }
        })
        const { events } = await visitor.call('GET', '/events?after=0')
        const { event } = events.at(-1)
        expect(event).toMatchObject({ type: 'message', unreadCount: 0 })
        expect(event.message.source).toEqual({ type, integrationId })
      })

      test('gets the answer where they wrote last', async () => {
        const { upstream, visitor, answer } = await world.addLinkedShop()
        await visitor.call('POST', `/conversations/${visitor.conversationId}/messages`, {
          clientMessageId: 'back',
          message: { type: 'text', text: 'I am back on the page.' }
        })
        await answer(visitor.path, 'Read here.')
        await upstream.say('Ann Lee', 'And now on the way.')
        await answer(visitor.path, 'Read there.')
        await upstream.until(() => upstream.texts().length > 0)
        expect(upstream.texts()).toEqual(['Read there.'])
      })

      test('presses a button, or says its label, and the business learns which', async () => {
        const shop = await world.addLinkedShop(['conversation:postback'])
        const { upstream, visitor, answer, receiver, textsOf } = shop
        await answer(visitor.path, {
          type: 'text',
          text: 'Now?',
          actions: [
            { type: 'postback', text: 'Order', payload: 'ORDER' },
            { type: 'reply', text: 'Later', payload: 'LATER' }
          ]
        })
        await upstream.until(() => upstream.texts().length > 0)
        await upstream.press('Ann Lee', 'Order')
        await upstream.say('Ann Lee', 'Order')
        await upstream.say('Ann Lee', 'Later')
        expect((await textsOf(visitor.path)).at(-1).content).toMatchObject({
          text: 'Later',
          payload: 'LATER'
        })
        await receiver.until(2)
        expect(receiver.got[0]!.event.payload).toMatchObject({
          postback: { payload: 'ORDER' },
          source: { type: upstream.type, integrationId: shop.channelId }
        })
      })

      test('chooses between items with the same label, by their buttons or by numbers that run on', async () => {
        const shop = await world.addLinkedShop(['conversation:postback'])
        const { upstream, visitor, answer, receiver } = shop
        const { takesLongLabels = false } = upstream as ChannelUpstream
        const [buy, call] = ['Put this one into my basket', 'Call me about all of these']
        const items = ['Shoe', 'Hat'].map(title => ({
          title,
          actions: [
            { type: 'postback', text: 'More', payload: `MORE ${title}` },
            { type: 'postback', text: buy, payload: `BUY ${title}` }
          ]
        }))
        const actions = [{ type: 'postback', text: call, payload: 'CALL' }]
        await answer(visitor.path, { type: 'list', items, actions })
        await upstream.until(() => upstream.texts().length === 3)
        const lines = takesLongLabels
          ? ['', '', '']
          : [`\n1. More\n2. ${buy}`, `\n3. More\n4. ${buy}`, `\n5. ${call}`]
        expect(upstream.texts()).toEqual([
          `Shoe${lines[0]}`,
          `Hat${lines[1]}`,
          `${call}${lines[2]}`
        ])

        const choose = (label: string, words: string) =>
          takesLongLabels ? upstream.press('Ann Lee', label) : upstream.say('Ann Lee', words)
        await choose(buy, '4')
        await receiver.until(1)
        await choose(call, `5. ${call}`)
        await receiver.until(2)
        await upstream.say('Ann Lee', buy)
        await receiver.until(3)
        expect(receiver.got.map(({ event }) => event.payload.postback)).toEqual([
          { payload: 'BUY Hat' },
          { payload: 'CALL' },
          { payload: 'BUY Shoe' }
        ])
      })

      test('says a label after further words of the business, in letters of any case', async () => {
        const { upstream, visitor, answer, textsOf } = await world.addLinkedShop()
        const [text, payload] = ['Later', 'LATER']
        await answer(visitor.path, {
          type: 'text',
          text: 'Now?',
          actions: [{ type: 'reply', text, payload }]
        })
        await answer(visitor.path, 'Take your time.')
        await upstream.until(() => upstream.texts().length > 1)
        await upstream.say('Ann Lee', 'later')
        expect((await textsOf(visitor.path)).at(-1).content).toMatchObject({ text, payload })
        await answer(visitor.path, 'Good.')
        await upstream.say('Ann Lee', 'later')
        expect((await textsOf(visitor.path)).at(-1).content).not.toHaveProperty('payload')
      })

      test('begins another conversation where theirs is closed and the app reopens none', async () => {
        const { upstream, visitor, rest, answer, textsOf } = await world.addLinkedShop()
        await rest('PATCH', '', { settings: { disableConversationReopen: true } })
        await rest('PATCH', visitor.path, { status: 'closed' })
        await upstream.say('Ann Lee', 'One more question.')
        const { conversations } = await rest<any>(
          'GET',
          `/conversations?filter[userId]=${visitor.userId}`
        )
        expect(conversations).toHaveLength(2)
        const other = conversations.find(({ id }: any) => id !== visitor.conversationId)
        expect(other).toMatchObject({ isDefault: true })
        const path = `/conversations/${other.id}`
        expect((await textsOf(path)).map(({ content }) => content.text)).toEqual([
          'One more question.'
        ])
        await answer(path, 'Here.')
        await upstream.until(() => upstream.texts().length > 0)
        expect(upstream.texts()).toEqual(['Here.'])
      })

      test('sends a picture, a place, and a file that cannot be kept', async () => {
        const { upstream, visitor, textsOf } = await world.addLinkedShop()
        await upstream.sendPicture('Ann Lee', Buffer.from('no picture'), 'Broken')
        await upstream.sendPicture('Ann Lee', JPEG)
        await upstream.sendPicture('Ann Lee', png([]))
        await upstream.sendPlace('Ann Lee', { lat: 52.5, long: 13.4 })
        await upstream.sendLostFile('Ann Lee', 'bill.pdf')
        const [broken, picture, other, place, file] = (await textsOf(visitor.path))
          .slice(-5)
          .map(each => each.content)
        expect(place).toMatchObject({ type: 'location', coordinates: { lat: 52.5, long: 13.4 } })
        expect(file).toMatchObject({ type: 'text', text: '📎 bill.pdf' })
        const { hasCaptions = true } = upstream as ChannelUpstream
        const text = hasCaptions ? 'Broken\n📎 photo.jpg' : '📎 photo.jpg'
        expect(broken).toMatchObject({ type: 'text', text })
        expect(picture).toMatchObject({ type: 'image', mediaType: 'image/jpeg' })
        // It comes without a name, or with one that says nothing.
        expect(other).toMatchObject({ type: 'image', mediaType: 'image/png' })
      })
    })

    describe('A person who sends files', () => {
      test('has a document, a video and a voice kept as they are', async () => {
        const { upstream, visitor, textsOf } = await world.addLinkedShop()
        for (const file of SAMPLE_FILES) await upstream.sendFile('Ann Lee', file)
        const contents = (await textsOf(visitor.path))
          .slice(-SAMPLE_FILES.length)
          .map(({ content }) => content)
        expect(contents).toMatchObject(
          SAMPLE_FILES.map(({ mediaType, bytes }) => ({
            type: 'file',
            mediaType,
            mediaSize: bytes.length
          }))
        )
        expect(contents[0].altText).toBe('bill.pdf')
        const kept = await Promise.all(contents.map(({ mediaUrl }) => bytesAt(mediaUrl)))
        expect(kept).toEqual(SAMPLE_FILES.map(({ bytes }) => bytes))
      })
    })

    describe('People', () => {
      test('who were never on the page are users of their own, and one with the visitor whose link they follow', async () => {
        const shop = await world.addShop()
        await shop.connected()
        await shop.upstream.say('Ann Lee', 'Do you sell shoes?')
        const visitor = await shop.addVisitor()
        await shop.upstream.follow('Ann Lee', (await visitor.beginLink()).code)
        const { conversations } = await shop.rest<any>(
          'GET',
          `/conversations?filter[userId]=${visitor.userId}`
        )
        expect(conversations).toHaveLength(2)
        await shop.upstream.say('Ann Lee', 'It is me.')
        expect((await shop.textsOf(visitor.path)).at(-1).content.text).toBe('It is me.')
      })

      queueTest('get what waited for them when they become one with a visitor', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const { upstream } = shop
        await upstream.say('Ann Lee', 'Do you sell shoes?')
        const path = `/integrations/${shop.channelId}/test-recipients`
        const [ann] = (await shop.rest<any>('GET', path)).recipients
        upstream.state.failing = 502
        await shop.answer(`/conversations/${ann.conversationId}`, 'We do.')
        const visitor = await shop.addVisitor()
        await upstream.follow('Ann Lee', (await visitor.beginLink()).code)
        upstream.state.failing = 0
        await upstream.until(() => upstream.texts().length > 0)
        expect(upstream.texts()).toEqual(['We do.'])
      })

      test('who follow the link of another visitor go over to that one', async () => {
        const shop = await world.addLinkedShop()
        const other = await shop.addVisitor('another visitor, with another long key')
        await shop.upstream.follow('Ann Lee', (await other.beginLink()).code)
        expect(await shop.visitor.links()).toEqual([])
        await shop.upstream.say('Ann Lee', 'Now here.')
        expect((await shop.textsOf(other.path)).at(-1).content.text).toBe('Now here.')
      })
    })

    describe('A test message', () => {
      test('goes to somebody who uses the channel, says what became of it, and is logged', async () => {
        const { upstream, visitor, rest, channelId, textsOf, until, audited } =
          await world.addLinkedShop()
        const { userId, conversationId } = visitor
        const path = `/integrations/${channelId}`
        expect(await rest('GET', `${path}/test-recipients`)).toMatchObject({
          recipients: [{ userId, conversationId, displayName: 'Ann Lee' }]
        })
        const { delivery } = await rest<any>('POST', `${path}/test`, { userId, text: 'A test.' })
        expect(delivery).toMatchObject({ conversationId })
        await upstream.until(() => upstream.texts().length === 1)
        expect(upstream.texts()).toEqual(['A test.'])
        expect((await textsOf(visitor.path)).at(-1)).toMatchObject({
          id: delivery.messageId,
          author: { type: 'business' },
          content: { text: 'A test.' }
        })
        await until(delivery.id, { state: 'sent', isFinal: !upstream.reports })
        expect(await audited('integration')).toMatchObject([
          { action: 'created' },
          { action: 'tested', subject: { id: channelId } }
        ])
      })

      test('says why it has not gone yet', async () => {
        const { upstream, visitor, rest, channelId, until } = await world.addLinkedShop()
        const { userId } = visitor
        const path = `/integrations/${channelId}`
        upstream.state.isTokenRevoked = true
        const { delivery } = await rest<any>('POST', `${path}/test`, { userId })
        const error = expect.any(String)
        await until(delivery.id, { state: 'waiting', isFinal: false, error })
        const { integration } = await rest<any>('GET', path)
        expect(integration).toMatchObject({ connection: 'refused', connectionProblem: error })
        expect(Date.parse(integration.connectionSince)).toBeGreaterThanOrEqual(
          Date.parse(delivery.at)
        )
      })

      test('goes to nobody else', async () => {
        const { rest, channelId, connected, addVisitor } = await world.addShop()
        await connected()
        const { userId } = await addVisitor()
        const path = `/integrations/${channelId}`
        expect(await rest('GET', `${path}/test-recipients`)).toEqual({ recipients: [] })
        await expect(rest('POST', `${path}/test`, { userId })).rejects.toThrow(
          /409 .*takes no messages through this integration/
        )
        await expect(rest('GET', `${path}/deliveries/${userId}`)).rejects.toThrow(/404/)
      })
    })

    describe('Messages', () => {
      queueTest(
        'are neither lost nor doubled nor out of order when it throttles, fails and the server is killed',
        async () => {
          const { upstream, visitor, answer } = await world.addLinkedShop()
          const wanted: string[] = []
          const say = async (count: number) => {
            for (let made = 0; made < count; made++) {
              wanted.push(`Message ${wanted.length + 1}`)
              await answer(visitor.path, wanted.at(-1)!)
            }
          }
          upstream.state.throttled = 2
          await say(3)
          await upstream.until(() => upstream.texts().length === 3)
          upstream.state.failing = 502
          await say(2)
          await world.restart()
          await say(2)
          await world.restart()
          upstream.state.failing = 0
          await upstream.until(() => upstream.texts().length === wanted.length)
          expect(upstream.texts()).toEqual(wanted)
        }
      )

      test('to all people wait for the time that it names where it throttles one', async () => {
        const { upstream, visitor, rest, channelId, until } = await world.addLinkedShop()
        await upstream.say('Ben Fox', 'Do you sell hats?')
        const path = `/integrations/${channelId}`
        const { recipients } = await rest<any>('GET', `${path}/test-recipients`)
        const ben = recipients.find(({ userId }: any) => userId !== visitor.userId)
        const send = async (userId: string, text: string) =>
          (await rest<any>('POST', `${path}/test`, { userId, text })).delivery.id
        upstream.state.throttled = 1
        await until(await send(visitor.userId, 'To Ann.'), {
          state: 'waiting',
          error: expect.any(String)
        })
        await send(ben.userId, 'To Ben.')
        await upstream.until(() => upstream.texts().length === 2)
        expect(upstream.texts().toSorted()).toEqual(['To Ann.', 'To Ben.'])
        const [throttledAt, ...later] = upstream.attempts
        expect(later).toHaveLength(2)
        // Each of the services names one second.
        expect(Math.min(...later) - throttledAt!).toBeGreaterThanOrEqual(990)
      })

      test('wait while its token is revoked, and go when there is a new one', async () => {
        const shop = await world.addLinkedShop()
        const { upstream, visitor, answer, rest, channelId, config, connected } = shop
        upstream.state.isTokenRevoked = true
        await answer(visitor.path, 'Waits.')
        await expect.poll(async () => (await config()).channels).toEqual([])
        upstream.state.isTokenRevoked = false
        await rest('PATCH', `/integrations/${channelId}`, upstream.fields)
        await connected()
        await upstream.until(() => upstream.texts().length === 1)
        expect(upstream.texts()).toEqual(['Waits.'])
      })

      test('that wait for somebody who is unlinked are reported as not delivered', async () => {
        const shop = await world.addLinkedShop(['conversation:message:delivery:failure'])
        const { upstream, visitor, answer, receiver, channelId, textsOf } = shop
        upstream.state.failing = 502
        await answer(visitor.path, 'Waits.')
        const [link] = await visitor.links()
        await visitor.call('DELETE', `/links/${link.id}`)
        await receiver.until(1)
        const [newest] = (await textsOf(visitor.path)).slice(-1)
        expect(receiver.got[0]!.event.payload).toMatchObject({
          destination: { type: upstream.type, integrationId: channelId },
          message: { id: newest.id },
          isFinalEvent: true
        })
        expect(newest).toMatchObject({
          deliveryError: { message: expect.stringMatching(/removed/) }
        })
      })

      test('are reported as handed over, with the id that they have there', async () => {
        const trigger = 'conversation:message:delivery:channel'
        const shop = await world.addLinkedShop([trigger])
        const { upstream, visitor, answer, receiver, channelId } = shop
        await answer(visitor.path, 'Here.')
        await receiver.until(1)
        expect(receiver.got[0]!.event.payload).toMatchObject({
          destination: { type: upstream.type, integrationId: channelId },
          externalMessages: [{ id: upstream.ids()[0] }],
          isFinalEvent: !upstream.reports
        })
      })

      test('that come twice, and in parallel, are stored once', async () => {
        const { upstream, visitor, textsOf } = await world.addLinkedShop()
        const again = await upstream.say('Ann Lee', 'Once.')
        expect(await Promise.all([again(), again()])).toEqual([200, 200])
        const texts = (await textsOf(visitor.path)).map(({ content }) => content.text)
        expect(texts.filter(text => text === 'Once.')).toHaveLength(1)
      })

      test('in another conversation than the default one stay in the messenger', async () => {
        const { upstream, visitor, rest, answer, textsOf } = await world.addLinkedShop()
        const { conversation } = await rest<any>('POST', '/conversations', {
          type: 'personal',
          participants: [{ userId: visitor.userId }]
        })
        expect(conversation).toMatchObject({ isDefault: false })
        const path = `/conversations/${conversation.id}`
        const { messages } = await answer(path, 'Read here.')
        expect(messages[0]).not.toHaveProperty('deliveryError')
        await answer(visitor.path, 'Read there.')
        await upstream.until(() => upstream.texts().length > 0)
        await answer(visitor.path, 'And there.')
        await upstream.until(() => upstream.texts().length > 1)
        expect(upstream.texts()).toEqual(['Read there.', 'And there.'])
        expect(await textsOf(path)).toMatchObject([{ content: { text: 'Read here.' } }])
      })

      test('to a channel that the user is not linked to say so', async () => {
        const shop = await world.addShop()
        await shop.connected()
        const visitor = await shop.addVisitor()
        const { messages } = await shop.answer(visitor.path, 'There?', {
          destination: { integrationId: shop.channelId }
        })
        expect(messages[0].deliveryError.message).toBe(
          'The user of this conversation is not linked to this integration.'
        )
      })
    })

    own(() => world)
  })
}
