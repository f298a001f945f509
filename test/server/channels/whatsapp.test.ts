import { describe, expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '../../../src/protocol'
import { CHANNELS } from '../../../src/server/channels'
import { BUSINESS_ID, WHATSAPP_ACCOUNT } from '../../channels/whatsapp'
import { TEMPLATES } from '../../channels/whatsapp-templates'
import type { ChannelWorld } from './channel-world'
import { describeChannel, JPEG } from './every-channel'
import { startWhatsAppUpstream } from './whatsapp-upstream'

type AddedShop = Awaited<
  ReturnType<ChannelWorld<Awaited<ReturnType<typeof startWhatsAppUpstream>>>['addShop']>
>

const { service } = CHANNELS['whatsapp']!
const HOUR_SECONDS = 3_600

const reply = (text: string) => ({ type: 'reply', text, payload: text.toUpperCase() })
const postback = (text: string) => ({ ...reply(text), type: 'postback' })
const link = (text: string, uri = 'https://shop.example/sale') => ({ type: 'link', text, uri })

/** Lets the business say by which number a user is reached. Resolves to the client. */
const linkNumber = async (
  { rest, channelId: integrationId }: AddedShop,
  { userId, conversationId }: { userId: string; conversationId: string },
  number: string,
  confirmation: object
) => {
  const { client } = await rest<any>('POST', `/users/${userId}/clients`, {
    matchCriteria: { type: 'whatsapp', integrationId, phoneNumber: `+${number}` },
    confirmation,
    target: { conversationId }
  })
  return client
}

describe('An error of the Graph API', () => {
  const judge = (status: number, error: object) =>
    service!.judge({ status, headers: {}, body: Buffer.from(JSON.stringify({ error })) })

  test.each([
    [400, { code: 131_047, message: 'Re-engagement message' }, 'refused'],
    [400, { code: 131_026, message: 'Message undeliverable' }, 'refused'],
    [400, { code: 131_049, message: 'Not delivered' }, 'refused'],
    [400, { code: 100, message: 'Invalid parameter' }, 'refused'],
    [400, { code: 100, error_subcode: 33, message: 'Object does not exist' }, 'disconnected'],
    [401, { code: 190, message: 'Invalid token' }, 'disconnected'],
    [403, { code: 200, message: 'No permission' }, 'disconnected'],
    [403, { code: 368, message: 'Temporarily blocked' }, 'disconnected'],
    [400, { code: 133_010, message: 'Not registered' }, 'disconnected'],
    [400, { code: 130_429, message: 'Rate limit hit' }, 'later'],
    [429, { code: 80_007, message: 'Too many' }, 'later'],
    [400, { code: 131_053, message: 'Media upload error' }, 'later'],
    [500, { code: 131_000, message: 'Something went wrong' }, 'later']
  ])('%i %j is %s', (status, error, type) => {
    expect(judge(status, error).type).toBe(type)
  })

  test('says how long one person waits', () => {
    const pair = { code: 131_056, message: 'Pair rate limit hit' }
    expect(judge(400, pair)).toMatchObject({ waitMs: 6_000, scope: 'person' })
    const number = { code: 130_429, message: 'Rate limit hit' }
    expect(judge(400, number)).toMatchObject({ waitMs: undefined, scope: 'account' })
  })
})

describeChannel('WhatsApp', startWhatsAppUpstream, world => {
  test('has its address tried with the token of the owner, and with no other one', async () => {
    const { upstream, connected } = await world().addShop()
    await connected()
    const challenge = async (token: string, mode = 'subscribe') => {
      const query = { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': '<b>1</b>' }
      const answer = await fetch(`${upstream.address()}?${new URLSearchParams(query)}`)
      return [answer.status, answer.headers.get('content-type'), await answer.text()]
    }
    const { verifyToken } = WHATSAPP_ACCOUNT
    expect(await challenge(verifyToken)).toEqual([200, 'text/plain; charset=utf-8', '<b>1</b>'])
    expect((await challenge('guessed'))[0]).toBe(401)
    expect((await challenge(verifyToken, 'unsubscribe'))[0]).toBe(401)
    expect((await fetch(upstream.address()!)).status).toBe(401)
  })

  describe('A visitor who goes on in WhatsApp', () => {
    test('gets a link that writes the code, in upper or lower case', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { url, code } = await visitor.beginLink()
      expect(url).toBe(`https://wa.me/447700900100?text=${code}`)
      await shop.upstream.say('Ben Fox', 'STRAWBERRY')
      expect(await visitor.links()).toMatchObject([{ status: 'pending' }])
      await shop.upstream.say('Ann Lee', ` ${code.toLowerCase()} `)
      expect(await visitor.links()).toMatchObject([{ status: 'active', displayName: 'Ann Lee' }])
      expect(await shop.textsOf(visitor.path)).toHaveLength(1)
    })

    test('gets every type of message', async () => {
      const { upstream, visitor, answer, url } = await world().addLinkedShop()
      const { sent } = upstream.whatsapp
      // Pages that are there.
      const mediaUrl = `${url}/healthz`
      const text = (said: string, actions: object[] = []) => ({ type: 'text', text: said, actions })
      const contents = [
        text('One link.', [link('Shop')]),
        text('Two links.', [link('Shop'), link('Call', 'tel:+447700900100')]),
        text('A button and a link.', [link('Shop'), reply('Red')]),
        text('A list.', ['One', 'Two', 'Three', 'Four'].map(reply)),
        text('Numbers.', [reply('A label that is too long for a row'), reply('Blue')]),
        text('Where?', [{ type: 'locationRequest', text: 'Send my place' }]),
        { type: 'image', mediaUrl, text: 'A shoe' },
        { type: 'image', mediaUrl, text: 'Yours?', actions: [reply('Yes')] },
        { type: 'image', mediaUrl, actions: [link('See')] },
        { type: 'file', mediaUrl, altText: 'bill.pdf' },
        {
          type: 'location',
          coordinates: { lat: 52.5, long: 13.4 },
          location: { name: 'Shop', address: 'Main Street 1' }
        },
        {
          type: 'carousel',
          items: [
            { title: 'Shoe', description: 'Red', mediaUrl, actions: [postback('Buy')] },
            { title: 'Hat', actions: [link('See')] }
          ]
        },
        {
          type: 'list',
          text: 'Which?',
          items: ['Shoe', 'Hat'].map(title => ({
            title,
            description: 'New',
            actions: [{ type: 'postback', text: 'Buy', payload: title }]
          }))
        },
        { type: 'form', fields: [{ type: 'text', name: 'size', label: 'Which size?' }] },
        text('long '.repeat(800), [reply('Short')])
      ]
      for (const content of contents) await answer(visitor.path, content)
      await upstream.until(() => sent.length >= 17)

      const [one, two, both, list, numbers, where, image, yours, textless, file] = sent
      const [place, shoe, hat, which, form, long1, long2] = sent.slice(10)
      expect(sent.every(({ recipient }) => recipient === upstream.people['Ann Lee'].userId)).toBe(
        true
      )
      expect(one!['interactive'].action.parameters).toEqual({
        display_text: 'Shop',
        url: 'https://shop.example/sale'
      })
      expect(two!['text'].body).toBe(
        'Two links.\nShop: https://shop.example/sale\nCall: tel:+447700900100'
      )
      expect(both!['interactive'].body.text).toBe(
        'A button and a link.\nShop: https://shop.example/sale'
      )
      expect(both!['interactive'].action.buttons[0].reply.title).toBe('Red')
      expect(list!['interactive'].action.sections[0].rows).toHaveLength(4)
      expect(numbers!['text'].body).toBe('Numbers.\n1. A label that is too long for a row\n2. Blue')
      expect(where!['interactive'].type).toBe('location_request_message')
      expect(image!['image']).toEqual({ link: mediaUrl, caption: 'A shoe' })
      expect(yours!['interactive'].header).toEqual({ type: 'image', image: { link: mediaUrl } })
      expect(textless!['interactive']).toMatchObject({ type: 'cta_url', body: { text: '…' } })
      expect(file!['document']).toEqual({ link: mediaUrl, filename: 'bill.pdf' })
      expect(place!['location']).toEqual({
        latitude: 52.5,
        longitude: 13.4,
        name: 'Shop',
        address: 'Main Street 1'
      })
      expect(shoe!['interactive']).toMatchObject({ type: 'button', body: { text: 'Shoe\nRed' } })
      expect(hat!['interactive']).toMatchObject({ type: 'cta_url', body: { text: 'Hat' } })
      expect(which!['interactive'].action.sections[0].rows).toMatchObject([
        { title: 'Shoe', description: 'New' },
        { title: 'Hat', description: 'New' }
      ])
      expect(form!['text'].body).toBe('Which size?')
      expect(long1!['text'].body.length).toBeGreaterThan(3_000)
      expect(sent.slice(15).map(({ type }) => type)).toEqual(['text', 'interactive'])
      expect(long2!['interactive'].action.buttons[0].reply.title).toBe('Short')
    })

    test('presses a reply or a row, or answers by the number of a choice', async () => {
      const shop = await world().addLinkedShop(['conversation:postback'])
      const { upstream, visitor, answer, receiver, textsOf } = shop
      const lastSaid = async () => (await textsOf(visitor.path)).at(-1).content
      await answer(visitor.path, {
        type: 'list',
        items: ['Shoe', 'Hat'].map(title => ({
          title,
          actions: [{ type: 'postback', text: 'Buy', payload: title }]
        }))
      })
      await answer(visitor.path, { type: 'text', text: 'Colour?', actions: [reply('Red')] })
      const labels = ['A label that is too long for a row', 'Another one that is too long']
      await answer(visitor.path, { type: 'text', text: 'And?', actions: labels.map(reply) })
      await upstream.until(() => upstream.texts().length === 3)
      await upstream.press('Ann Lee', 'Hat')
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.postback).toEqual({ payload: 'Hat' })
      await upstream.say('Ann Lee', '2')
      const payload = labels[1]!.toUpperCase()
      expect(await lastSaid()).toMatchObject({ text: labels[1], payload })
      await upstream.press('Ann Lee', 'Red')
      expect(await lastSaid()).toMatchObject({ text: 'Red', payload: 'RED' })
      await upstream.say('Ann Lee', '3')
      expect(await lastSaid()).toMatchObject({ text: '3' })
    })

    test('gets cards beside each other, and presses a choice of one', async () => {
      const shop = await world().addLinkedShop(['conversation:postback'])
      const { upstream, visitor, answer, receiver, url } = shop
      const { sent } = upstream.whatsapp
      const items = ['Shoe', 'Hat'].map(title => ({
        title,
        mediaUrl: `${url}/healthz`,
        actions: [{ type: 'postback', text: `Buy the ${title}`, payload: title }]
      }))
      await answer(visitor.path, { type: 'carousel', items })
      await upstream.until(() => sent.length === 1)
      expect(sent[0]!['interactive']).toMatchObject({
        type: 'carousel',
        body: { text: 'Shoe · Hat' }
      })
      await upstream.press('Ann Lee', 'Buy the Hat')
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.postback).toEqual({ payload: 'Hat' })

      upstream.state.refusing = { code: 131_009, message: 'Interactive type is not valid' }
      await answer(visitor.path, { type: 'carousel', items })
      await upstream.until(() => sent.length === 2)
      expect(sent[1]!['interactive'].type).toBe('list')
      await upstream.press('Ann Lee', 'Buy the Shoe')
      await receiver.until(2)
      expect(receiver.got[1]!.event.payload.postback).toEqual({ payload: 'Shoe' })
    })

    test('sends a file that is too large to keep, of which the name stays', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      await upstream.sendPicture('Ann Lee', Buffer.alloc(UPLOAD_MAX_BYTES + 2))
      await upstream.say('Ann Lee', 'Did it arrive?')
      const texts = (await textsOf(visitor.path)).slice(-2).map(({ content }) => content.text)
      expect(texts).toEqual(['📎 photo.jpg', 'Did it arrive?'])
    })

    test('sends a picture that takes long before the words that follow it', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      let release = () => {}
      upstream.state.media = new Promise<void>(resolve => (release = resolve))
      const asked = upstream.whatsapp.asked.length
      const sending = upstream.sendPicture('Ann Lee', JPEG)
      await upstream.until(() => upstream.whatsapp.asked.length > asked)
      const saying = upstream.say('Ann Lee', 'Did it arrive?')
      await upstream.say('Ben Fox', 'Others do not wait.')
      release()
      await Promise.all([sending, saying])
      const contents = (await textsOf(visitor.path)).slice(-2).map(({ content }) => content)
      expect(contents).toMatchObject([{ type: 'image' }, { text: 'Did it arrive?' }])
    })

    test('sends every kind of message, several in a request, and reactions, which are no messages', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      const { deliver, bodyOf, messageOf } = upstream.whatsapp
      const ann = upstream.people['Ann Lee']
      await deliver(
        bodyOf(
          ...[
            { type: 'text', text: { body: 'Hi 👋' } },
            { type: 'audio', audio: { id: '1', mime_type: 'audio/ogg', voice: true } },
            { type: 'sticker', sticker: { id: '1', mime_type: 'image/webp' } },
            { type: 'video', video: { id: '1', mime_type: 'video/mp4', caption: 'Look' } },
            {
              type: 'contacts',
              contacts: [{ name: { formatted_name: 'Bo Ray' }, phones: [{ phone: '+44 1' }] }]
            },
            {
              type: 'location',
              location: { latitude: 1, longitude: 2, name: 'Pier', address: 'Sea Road' }
            },
            { type: 'button', button: { text: 'Stop', payload: 'STOP' } },
            { type: 'reaction', reaction: { message_id: 'wamid.1', emoji: '👍' } },
            { type: 'unsupported', errors: [{ code: 131_051, title: 'Unsupported' }] },
            { type: 'text', text: { body: 'In a group' }, group_id: 'g1' },
            { type: 'text', text: { body: 'The end' } }
          ].map(message => messageOf(ann, message))
        )
      )
      const other = messageOf(ann, { type: 'text', text: { body: 'To another number' } })
      other.value.metadata.phone_number_id = '1'
      await deliver(bodyOf(other))
      const contents = (await textsOf(visitor.path)).slice(1).map(({ content }) => content)
      expect(contents.map(({ text }) => text)).toEqual([
        'Hi 👋',
        '📎 audio.ogg',
        '📎 sticker.webp',
        'Look\n📎 video.mp4',
        'Bo Ray +44 1',
        'Pier\nSea Road\n1, 2',
        'Stop',
        '📎 unsupported',
        'The end'
      ])
      expect(contents[5].location).toEqual({ name: 'Pier', address: 'Sea Road' })
    })

    test('is answered freely for 24 hours after they wrote, by the clock of WhatsApp', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { whatsapp, people } = shop.upstream
      const ends = async () => {
        const { clients } = await shop.rest<any>('GET', `/users/${visitor.userId}/clients`)
        return clients.map((each: any) => each.messagingWindowExpiresAt)
      }
      const write = (body: string, timestamp: number) =>
        whatsapp.send(people['Ann Lee'], {
          type: 'text',
          text: { body },
          timestamp: `${timestamp}`
        })
      const iso = (time: number) => new Date(time).toISOString()
      const now = Math.floor(Date.now() / 1_000)
      const { code } = await visitor.beginLink()
      expect(await ends()).toEqual([undefined, undefined])
      await write(code, now - 30 * HOUR_SECONDS)
      expect(await ends()).toEqual([undefined, iso((now - 6 * HOUR_SECONDS) * 1_000 + 999)])
      await write('In milliseconds.', (now - 2 * HOUR_SECONDS) * 1_000)
      const end = iso((now + 22 * HOUR_SECONDS) * 1_000)
      expect(await ends()).toEqual([undefined, end])
      await write('Late.', now - 3 * HOUR_SECONDS)
      expect(await ends()).toEqual([undefined, end])
      await write('Ahead of this clock.', now + HOUR_SECONDS)
      expect(Date.parse((await ends())[1])).toBeLessThan((now + 25 * HOUR_SECONDS) * 1_000)
    })

    test('is linked by the number that the business names, once they write there', async () => {
      const shop = await world().addShop(['client:update'])
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { number, name } = shop.upstream.people['Ben Fox']
      const client = await linkNumber(shop, visitor, number, { type: 'userActivity' })
      expect(client.status).toBe('pending')
      await shop.upstream.whatsapp.say({ name, number, userId: 'GB.88' }, 'It is me.')
      expect((await shop.textsOf(visitor.path)).at(-1).content.text).toBe('It is me.')
      await shop.receiver.until(1)
      expect(shop.receiver.got[0]!.event.payload).toMatchObject({
        reason: 'confirmed',
        client: { id: client.id, status: 'active', externalId: 'GB.88', displayName: name }
      })
    })

    test('stays the same when their number is hidden from then on', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { upstream } = shop
      const { number, userId } = { number: '447700900203', userId: 'GB.77' }
      const { code } = await visitor.beginLink()
      await upstream.whatsapp.say({ name: 'Cy', number }, code)
      await shop.answer(visitor.path, 'To a number.')
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.whatsapp.sent[0]).toMatchObject({ to: number })
      await upstream.whatsapp.say({ name: 'Cy', number, userId }, 'Both.')
      await upstream.whatsapp.say({ name: 'Cy', userId }, 'Hidden.')
      const texts = (await shop.textsOf(visitor.path)).map(({ content }) => content.text)
      expect(texts.slice(-2)).toEqual(['Both.', 'Hidden.'])
      await shop.answer(visitor.path, 'To an id.')
      await upstream.until(() => upstream.texts().length === 2)
      expect(upstream.whatsapp.sent[1]).toMatchObject({ recipient: userId })
    })
  })

  describe('A client that the business makes by number', () => {
    /** Makes one that a visitor is said to be, by the number of Ben or another one. */
    const addAsked = async (
      confirmation: object,
      {
        prepare,
        number
      }: { prepare?: (shop: AddedShop, userId: string) => unknown; number?: string } = {}
    ) => {
      const shop = await world().addShop(['client:add', 'client:update', 'client:remove'])
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { whatsapp, people } = shop.upstream
      const ben = people['Ben Fox']
      await prepare?.(shop, visitor.userId)
      const client = await linkNumber(shop, visitor, number ?? ben.number, confirmation)
      const events = () => shop.receiver.got.map(({ event }) => event)
      const reasons = () => events().map(({ type, payload }) => [type, payload.reason])
      const said = async () => (await shop.textsOf(visitor.path)).map(({ content }) => content.text)
      return { ...shop, visitor, ben, whatsapp, client, events, reasons, said }
    }

    const ADDED = ['client:add', 'channelLinking']
    const MATCHED = ['client:update', 'matched']

    test('is asked for consent there, and linked by Yes; neither is in the conversation', async () => {
      const { upstream, whatsapp, visitor, ben, client, receiver, reasons, events, said, answer } =
        await addAsked({ type: 'prompt' })
      expect(client.status).toBe('pending')
      await upstream.until(() => upstream.texts().length === 1)
      expect(whatsapp.sent[0]).toMatchObject({ to: ben.number, type: 'interactive' })
      const asked = 'Shop would like to go on with your conversation here. Do you agree?'
      expect(upstream.texts()).toEqual([asked])
      await receiver.until(2)
      await upstream.press('Ben Fox', 'Yes')
      expect(await visitor.links()).toMatchObject([
        { id: client.id, status: 'active', displayName: ben.name }
      ])
      await receiver.until(3)
      expect(reasons()).toEqual([ADDED, MATCHED, ['client:update', 'confirmed']])
      expect(events()[1]!.payload.client).toMatchObject({ id: client.id, status: 'pending' })

      await upstream.press('Ben Fox', 'Yes')
      await answer(visitor.path, 'Welcome, Ben.')
      await upstream.until(() => upstream.texts().includes('Welcome, Ben.'))
      expect(await said()).toEqual(['Hello', 'Welcome, Ben.'])
    })

    test('is removed when the person refuses, here in words', async () => {
      const { upstream, visitor, client, rest, receiver, reasons, events, said } = await addAsked({
        type: 'prompt'
      })
      await upstream.until(() => upstream.texts().length === 1)
      await receiver.until(2)
      await upstream.say('Ben Fox', 'Who are you?')
      expect(await visitor.links()).toMatchObject([{ id: client.id, status: 'pending' }])
      await upstream.say('Ben Fox', ' no ')
      expect(await visitor.links()).toEqual([])
      await receiver.until(3)
      expect(reasons()).toEqual([ADDED, MATCHED, ['client:remove', 'linkCancelled']])
      expect(events()[2]!.payload).toMatchObject({
        client: { id: client.id },
        source: { type: 'whatsapp' }
      })
      expect(await said()).toEqual(['Hello'])
      const { clients } = await rest<any>('GET', `/users/${visitor.userId}/clients`)
      expect(clients).toMatchObject([{ type: 'sdk' }])
    })

    test('is asked in the language of the user', async () => {
      const { upstream, visitor } = await addAsked(
        { type: 'prompt' },
        {
          prepare: ({ rest }, userId) =>
            rest('PATCH', `/users/${userId}`, { profile: { locale: 'de-AT' } })
        }
      )
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()[0]).toMatch(/Sind Sie einverstanden\?$/)
      await upstream.press('Ben Fox', 'Nein')
      expect(await visitor.links()).toEqual([])
    })

    test('is asked in the words of the business, with its links', async () => {
      const content = {
        type: 'text',
        text: 'Shall we write here?',
        actions: [link('Privacy', 'https://shop.example/privacy')]
      }
      const message = { author: { type: 'business' }, content }
      const { upstream, whatsapp, said } = await addAsked({ type: 'prompt', message })
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()).toEqual([
        'Shall we write here?\nPrivacy: https://shop.example/privacy'
      ])
      const { buttons } = whatsapp.sent[0]!['interactive'].action
      expect(buttons.map(({ reply: { title } }: any) => title)).toEqual(['Yes', 'No'])
      expect(await said()).toEqual(['Hello'])
    })

    test('gets the message of the business, and is linked by whatever it writes', async () => {
      const content = { type: 'text', text: 'Write to us here.' }
      const message = { author: { type: 'business' }, content }
      const { upstream, visitor, said } = await addAsked({ type: 'userActivity', message })
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()).toEqual(['Write to us here.'])
      await upstream.say('Ben Fox', 'No')
      expect(await visitor.links()).toMatchObject([{ status: 'active' }])
      expect(await said()).toEqual(['Hello', 'No'])
    })

    test.each(['userActivity', 'immediate'])(
      'stays with one user where the business has named the number for two: %s',
      async type => {
        const shop = await world().addShop(['client:remove'])
        await shop.connected()
        const { upstream, receiver, textsOf } = shop
        const { number } = upstream.people['Ben Fox']
        const first = await shop.addVisitor()
        const second = await shop.addVisitor('another visitor, with another long key')
        const client = await linkNumber(shop, first, number, { type })
        await linkNumber(shop, second, number, { type })
        await upstream.say('Ben Fox', 'It is me.')
        await upstream.say('Ben Fox', 'Still me.')
        const texts = (await textsOf(second.path)).map(({ content }) => content.text)
        expect(texts).toEqual(['Hello', 'It is me.', 'Still me.'])
        expect(await textsOf(first.path)).toHaveLength(1)
        expect(await first.links()).toEqual([])
        await receiver.until(1)
        expect(receiver.got[0]!.event.payload).toMatchObject({
          reason: 'linkCancelled',
          user: { id: first.userId },
          client: { id: client.id }
        })
      }
    )

    test('leaves a user whom the business knows, and their conversations, when it follows the link of a visitor', async () => {
      const shop = await world().addShop(['client:remove'])
      await shop.connected()
      const { upstream, rest, receiver, textsOf } = shop
      const made = await rest<any>('POST', '/users', { externalId: 'customer-7' })
      const { id: userId } = made.user
      const { conversation } = await rest<any>('POST', '/conversations', {
        type: 'personal',
        participants: [{ userId }]
      })
      const { number } = upstream.people['Ben Fox']
      const known = { userId, conversationId: conversation.id }
      const client = await linkNumber(shop, known, number, { type: 'userActivity' })
      await upstream.say('Ben Fox', 'My contract, please.')
      const visitor = await shop.addVisitor()
      await upstream.follow('Ben Fox', (await visitor.beginLink()).code)
      await upstream.say('Ben Fox', 'Now here.')

      expect((await textsOf(visitor.path)).at(-1).content.text).toBe('Now here.')
      const list = `/conversations?filter[userId]=${visitor.userId}`
      expect((await rest<any>('GET', list)).conversations).toHaveLength(1)
      const texts = (await textsOf(`/conversations/${conversation.id}`)).map(each => each.content)
      expect(texts).toMatchObject([{ text: 'My contract, please.' }])
      expect(await rest('GET', `/users/${userId}`)).toMatchObject({
        user: { externalId: 'customer-7' }
      })
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload).toMatchObject({
        user: { id: userId },
        client: { id: client.id }
      })
    })

    test('is removed with the words of WhatsApp where it refuses the question', async () => {
      const message = '(#131026) Message undeliverable'
      const { client, channelId, rest, receiver, events } = await addAsked(
        { type: 'prompt' },
        { prepare: ({ upstream }) => (upstream.state.refusing = { code: 131_026, message }) }
      )
      await receiver.until(2)
      expect(events()[1]).toMatchObject({
        type: 'client:remove',
        payload: {
          reason: 'linkFailed',
          client: { id: client.id },
          error: { code: 'bad_request', message }
        }
      })
      const path = `/integrations/${channelId}/failed-deliveries`
      expect(await rest('GET', path)).toEqual({ failedDeliveries: [] })
    })

    test('is removed where WhatsApp says later that the person wrote too long ago', async () => {
      const cy = { name: 'Cy', number: '447700900204' }
      const timestamp = String(Math.floor(Date.now() / 1_000) - 25 * HOUR_SECONDS)
      const { visitor, events } = await addAsked(
        { type: 'prompt' },
        {
          number: cy.number,
          prepare: ({ upstream }) =>
            upstream.whatsapp.send(cy, { type: 'text', text: { body: 'Hi' }, timestamp })
        }
      )
      await expect
        .poll(() => events().at(-1))
        .toMatchObject({
          type: 'client:remove',
          payload: {
            reason: 'linkFailed',
            error: { message: expect.stringContaining('Re-engagement message') }
          }
        })
      expect(await visitor.links()).toEqual([])
    })

    test('is asked once, also when WhatsApp was down and the server killed', async () => {
      const { upstream, visitor } = await addAsked(
        { type: 'prompt' },
        { prepare: ({ upstream: { state } }) => (state.failing = 502) }
      )
      await world().restart()
      upstream.state.failing = 0
      await upstream.until(() => upstream.texts().length === 1)
      await upstream.press('Ben Fox', 'Yes')
      expect(await visitor.links()).toMatchObject([{ status: 'active' }])
      expect(upstream.texts()).toHaveLength(1)
    })
  })

  describe('A template of WhatsApp', () => {
    const template = {
      name: 'we_are_back',
      language: { code: 'de' },
      components: [
        {
          type: 'body',
          parameters: [{ type: 'text', parameter_name: 'first_name', text: 'Ann' }]
        }
      ]
    }
    const override = (payload: object) => ({ override: { whatsapp: { payload } } })

    test('is listed among many that fill more than a page of 64 kB', async () => {
      const { rest, channelId, connected, upstream } = await world().addShop()
      await connected()
      await rest('PATCH', `/integrations/${channelId}`, { businessAccountId: BUSINESS_ID })
      upstream.state.padding = 70_000
      const list = await rest<any>('GET', `/integrations/${channelId}/message-templates`)
      expect(list.messageTemplates).toHaveLength(3)
    })

    test('is listed when it is approved, once the business account is set', async () => {
      const { rest, channelId, connected } = await world().addShop()
      await connected()
      const path = `/integrations/${channelId}`
      const list = () => rest<any>('GET', `${path}/message-templates`)
      await expect(list()).rejects.toThrow(/409 .*businessAccountId of the integration is not set/)
      const wrong = rest('PATCH', path, { businessAccountId: '1' })
      await expect(wrong).rejects.toThrow(/400 .*got what the service refuses: .*does not exist/)
      await rest('PATCH', path, { businessAccountId: BUSINESS_ID })
      const { messageTemplates } = await list()
      const [first, second, third] = TEMPLATES
      expect(messageTemplates).toEqual(
        [first!, second!, third!].map(({ name, language, category, components, ...more }) => ({
          name,
          language,
          category,
          components,
          parameterFormat: more.parameter_format ?? 'POSITIONAL'
        }))
      )
    })

    test('is asked for again while WhatsApp is down, and belongs to no other channel', async () => {
      const { upstream, rest, channelId, connected } = await world().addShop()
      await connected()
      await rest('PATCH', `/integrations/${channelId}`, { businessAccountId: BUSINESS_ID })
      upstream.state.failing = 503
      const list = (id: string) => rest('GET', `/integrations/${id}/message-templates`)
      await expect(list(channelId)).rejects.toThrow(/503 .*Service unavailable/)
      upstream.state.failing = 0
      expect(await list(channelId)).toHaveProperty('messageTemplates')
      const { integration } = await rest<any>('POST', '/integrations', { type: 'web' })
      await expect(list(integration.id)).rejects.toThrow(/400 .*have no message templates/)
    })

    test('goes in place of the content, to this person alone, and a day after they wrote', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const { upstream, answer, textsOf } = shop
      const { whatsapp, people } = upstream
      const ann = people['Ann Lee']
      const visitor = await shop.addVisitor()
      const { code } = await visitor.beginLink()
      const timestamp = String(Math.floor(Date.now() / 1_000) - 25 * HOUR_SECONDS)
      await whatsapp.send(ann, { type: 'text', text: { body: code }, timestamp })
      const payload = { type: 'template', template, to: '447700900999', recipient: 'GB.999' }
      await answer(visitor.path, 'Hallo Ann, wir sind wieder da.', override(payload))
      await upstream.until(() => whatsapp.sent.length === 1)
      expect(whatsapp.sent[0]).toMatchObject({ type: 'template', template, recipient: ann.userId })
      expect(whatsapp.sent[0]).not.toHaveProperty('to')
      expect((await textsOf(visitor.path)).at(-1).content.text).toBe(
        'Hallo Ann, wir sind wieder da.'
      )
    })

    test('that is not filled in is refused with the words of WhatsApp', async () => {
      const trigger = 'conversation:message:delivery:failure'
      const { visitor, answer, receiver } = await world().addLinkedShop([trigger])
      const empty = { type: 'template', template: { ...template, components: [] } }
      await answer(visitor.path, 'Hallo', override(empty))
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.error.message).toContain('(#132000)')
    })

    test('is of the business, and has at most 32,768 bytes', async () => {
      const { visitor, answer } = await world().addLinkedShop()
      const long = override({ type: 'template', template: { name: 'x'.repeat(32_768) } })
      await expect(answer(visitor.path, 'Hallo', long)).rejects.toThrow(/400 .*override/)
      const byUser = { author: { type: 'user', userId: visitor.userId }, ...override({}) }
      await expect(answer(visitor.path, 'Hallo', byUser)).rejects.toThrow(/400 .*override/)
    })
  })

  describe('A message to WhatsApp', () => {
    const TRIGGERS = ['conversation:message:delivery:user', 'conversation:message:delivery:failure']

    test('is reported as arrived once, and clears what is unread when it was seen', async () => {
      const shop = await world().addLinkedShop([TRIGGERS[0]!, 'conversation:read'])
      const { upstream, visitor, answer, receiver, channelId, textsOf } = shop
      const { sent, report } = upstream.whatsapp
      await answer(visitor.path, 'Here.')
      await upstream.until(() => sent.length === 1)
      await report(sent[0]!, 'sent')
      await report(sent[0]!, 'delivered')
      await report(sent[0]!, 'read')
      await report({ ...sent[0], id: 'wamid.of-another-program' }, 'read')
      await receiver.until(2)
      const { deliveredAt } = (await textsOf(visitor.path)).at(-1)
      expect(deliveredAt).toBe(receiver.got[0]!.event.createdAt)
      const { conversation } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
      const me = conversation.participants.find(({ userId }: any) => userId === visitor.userId)
      expect(me.unreadCount).toBe(0)
      expect(receiver.got.map(({ event }) => event.type)).toEqual([
        TRIGGERS[0],
        'conversation:read'
      ])
      expect(receiver.got[0]!.event.payload).toMatchObject({
        destination: { type: 'whatsapp', integrationId: channelId },
        externalMessages: [{ id: sent[0]!.id }],
        isFinalEvent: true
      })
    })

    test('is reported as arrived once where the report comes before the answer', async () => {
      const { upstream, visitor, answer, receiver } = await world().addLinkedShop([TRIGGERS[0]!])
      const { sent, state, hasty, report } = upstream.whatsapp
      state.isHasty = true
      await answer(visitor.path, 'Quick.')
      await upstream.until(() => sent.length === 1)
      await report(sent[0]!, 'delivered')
      expect(hasty).toEqual([200])
      await answer(visitor.path, 'And on.')
      await upstream.until(() => sent.length === 2)
      await receiver.until(2)
      const ids = receiver.got.map(({ event }) => event.payload.externalMessages)
      expect(ids).toEqual(sent.map(({ id }) => [{ id }]))
    })

    test('is not reported before its id is known here where it bears another name', async () => {
      const { upstream, visitor, answer } = await world().addLinkedShop()
      const { sent, state, hasty, report } = upstream.whatsapp
      state.isHasty = true
      hasty.length = 0
      await answer(visitor.path, 'Quick.', {
        override: {
          whatsapp: {
            payload: { type: 'text', text: { body: 'Quick.' }, biz_opaque_callback_data: 'mine' }
          }
        }
      })
      await upstream.until(() => sent.length === 1)
      await report(sent[0]!, 'delivered')
      expect(hasty).toEqual([503])
      expect(sent[0]).toMatchObject({ biz_opaque_callback_data: 'mine' })
    })

    test('is not sent again where its report comes in place of the answer', async () => {
      const trigger = 'conversation:message:delivery:channel'
      const shop = await world().addLinkedShop([trigger, TRIGGERS[0]!])
      const { upstream, visitor, answer, receiver } = shop
      const { sent, state, report } = upstream.whatsapp
      state.isHanging = true
      await answer(visitor.path, 'Once.')
      await upstream.until(() => sent.length === 1)
      await report(sent[0]!, 'delivered')
      await receiver.until(2)
      const externalMessages = [{ id: sent[0]!.id }]
      const events = receiver.got.map(({ event }) => event)
      expect(events.map(({ type }) => type).sort()).toEqual([trigger, TRIGGERS[0]])
      for (const { payload } of events) expect(payload).toMatchObject({ externalMessages })

      await answer(visitor.path, 'Once more.')
      await upstream.until(() => sent.length === 2)
      state.isHanging = false
      await world().restart()
      await report(sent[1]!, 'sent')
      await answer(visitor.path, 'And on.')
      await upstream.until(() => sent.length === 3)
      expect(upstream.texts()).toEqual(['Once.', 'Once more.', 'And on.'])
    })

    test('fails with the reason, at once or later, and is not repeated', async () => {
      const shop = await world().addLinkedShop([TRIGGERS[1]!])
      const { upstream, visitor, answer, receiver, textsOf, url } = shop
      const errorOf = (index: number) => receiver.got[index]!.event.payload.error.message
      const message = '(#131047) Re-engagement message'
      upstream.state.refusing = { code: 131_047, message }
      await answer(visitor.path, 'Too late.')
      await receiver.until(1)
      expect(errorOf(0)).toBe(message)

      await answer(visitor.path, { type: 'image', mediaUrl: `${url}/files/none.png` })
      await receiver.until(2)
      expect(errorOf(1)).toBe('(#131053) Media upload error: Downloading media from weblink failed')
      expect((await textsOf(visitor.path)).at(-1).deliveryError.message).toBe(errorOf(1))
      await answer(visitor.path, 'And on.')
      await upstream.until(() => upstream.texts().includes('And on.'))
      expect(upstream.texts()).toHaveLength(2)
    })
  })
})
