import { describe, expect, onTestFinished, test } from 'vitest'
import { CHANNELS } from '../../../src/server/channels'
import { PAGE_ID } from '../../channels/messenger'
import { describeChannel } from './every-channel'
import { startMessengerUpstream } from './messenger-upstream'

const { service } = CHANNELS['messenger']!
const DAY_MS = 24 * 3_600_000
const FAILURE = 'conversation:message:delivery:failure'

const reply = (text: string) => ({ type: 'reply', text, payload: text.toUpperCase() })
const postback = (text: string, payload = text.toUpperCase()) => ({
  type: 'postback',
  text,
  payload
})
const link = (text: string, uri = 'https://shop.example/sale') => ({ type: 'link', text, uri })

describe('An error of the Messenger Platform', () => {
  test.each([
    [400, { code: 10, error_subcode: 2_018_278, message: 'Outside of allowed window' }, 'refused'],
    [400, { code: 10, error_subcode: 2_018_300, message: 'Another app has it' }, 'refused'],
    [403, { code: 10, message: 'No permission' }, 'disconnected'],
    [400, { code: 100, error_subcode: 2_018_001, message: 'No matching user' }, 'refused'],
    [400, { code: 100, error_subcode: 2_018_008, message: 'Failed to fetch' }, 'refused'],
    [400, { code: 100, error_subcode: 33, message: 'Object does not exist' }, 'disconnected'],
    [401, { code: 190, error_subcode: 460, message: 'Invalid token' }, 'disconnected'],
    [403, { code: 200, message: 'Permissions error' }, 'disconnected'],
    [403, { code: 200, error_subcode: 2_018_028, message: 'Not a tester' }, 'refused'],
    [403, { code: 230, message: 'No messages to this user' }, 'refused'],
    [400, { code: 551, message: 'Not available' }, 'stopped'],
    [403, { code: 200, error_subcode: 1_545_041, message: 'Not available' }, 'stopped'],
    [403, { code: 368, message: 'Temporarily blocked' }, 'disconnected'],
    [400, { code: 4, message: 'Application request limit' }, 'later'],
    [400, { code: 613, message: 'Rate limit' }, 'later'],
    [400, { code: 80_006, message: 'Too many calls' }, 'later'],
    [500, { code: 1_200, message: 'Temporary send failure' }, 'later'],
    [500, { code: 2, message: 'Unavailable' }, 'later']
  ])('%i %j is %s', (status, error, type) => {
    const body = Buffer.from(JSON.stringify({ error }))
    expect(service!.judge({ status, headers: {}, body }).type).toBe(type)
  })
})

describe('An event of the Messenger Platform', () => {
  const decode = (happened: object, object = 'page') => {
    const messaging = [{ sender: { id: '7' }, recipient: { id: PAGE_ID }, ...happened }]
    const body = Buffer.from(JSON.stringify({ object, entry: [{ id: PAGE_ID, messaging }] }))
    const account = { id: '', settings: { pageId: PAGE_ID }, secrets: {}, origin: '' }
    return service!.decode({ headers: {}, body }, account)
  }

  test.each([
    [1_458_668_856_253, 1_458_668_856_253],
    [1_458_668_856, 1_458_668_856_999]
  ])('names the time %i in milliseconds, or in seconds', (watermark, until) => {
    expect(decode({ read: { watermark } })).toMatchObject([{ type: 'seen', until }])
    expect(decode({ delivery: { watermark } })).toMatchObject([{ type: 'arrived', until }])
  })

  test('brings the code of a link by itself, with a button or with a message', () => {
    const referral = { ref: 'CODE', source: 'SHORTLINK', type: 'OPEN_THREAD' }
    const started = { type: 'started', externalId: '7', code: 'CODE' }
    expect(decode({ timestamp: 1, referral })).toMatchObject([started])
    const postback = { title: 'Begin', payload: 'OF THE PAGE', referral }
    expect(decode({ timestamp: 1, postback })).toMatchObject([started])
    const message = { mid: 'm_1', text: 'Hello', referral }
    expect(decode({ message })).toMatchObject([started, { type: 'message', id: 'm_1' }])
  })

  test('says when the person did it, in seconds or milliseconds', () => {
    const message = { mid: 'm_1', text: 'Hello' }
    expect(decode({ timestamp: 1_458_668_856_253, message })).toMatchObject([
      { at: 1_458_668_856_253 }
    ])
    const postback = { mid: 'm_2', title: 'Buy', payload: 'BUY' }
    expect(decode({ timestamp: 1_458_668_856, postback })).toMatchObject([
      { at: 1_458_668_856_999 }
    ])
    expect(decode({ message })[0]).not.toHaveProperty('at')
  })

  test('of Instagram, or without a person, is none', () => {
    expect(decode({ message: { mid: 'm_1', text: 'Hi' } }, 'instagram')).toEqual([])
    expect(decode({ sender: undefined, message: { mid: 'm_1', text: 'Hi' } })).toEqual([])
  })
})

const start = () => startMessengerUpstream()

describeChannel('Messenger', start, world => {
  test('subscribes to the events of the app, and refuses a trial of its address with a guessed token', async () => {
    const { upstream, connected } = await world().addShop()
    await connected()
    expect(upstream.messenger.fields()).toEqual([
      'messages',
      'messaging_postbacks',
      'messaging_referrals',
      'message_deliveries',
      'message_echoes',
      'message_reads'
    ])
    const query = { 'hub.mode': 'subscribe', 'hub.verify_token': 'guessed', 'hub.challenge': '1' }
    const answer = await fetch(`${upstream.address()}?${new URLSearchParams(query)}`)
    expect(answer.status).toBe(401)
    expect((await fetch(upstream.address()!)).status).toBe(401)
  })

  test('gives the page a button to begin with, unless it has one', async () => {
    const { upstream, connected } = await world().addShop()
    await connected()
    const { messenger } = upstream
    onTestFinished(() => messenger.setGetStarted(undefined))
    messenger.setGetStarted(undefined)
    await (await world().addShop()).connected()
    expect(messenger.getStarted()).toEqual({ payload: 'pipit:get-started' })
    messenger.setGetStarted({ payload: 'OF THE PAGE' })
    await (await world().addShop()).connected()
    expect(messenger.getStarted()).toEqual({ payload: 'OF THE PAGE' })
  })

  describe('A visitor who goes on in Messenger', () => {
    test('gets a link with the code, and brings it with the button that begins', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const visitor = await shop.addVisitor()
      const { url, code } = await visitor.beginLink()
      expect(url).toBe(`https://m.me/${PAGE_ID}?ref=${code}`)
      await shop.upstream.follow('Ben Fox', code)
      expect(await visitor.links()).toMatchObject([{ status: 'active', displayName: 'Ben Fox' }])
      expect(await shop.textsOf(visitor.path)).toHaveLength(1)
    })

    test('comes by a link with a code of the business, and its programs learn which', async () => {
      const shop = await world().addShop(['conversation:referral'])
      await shop.connected()
      const { messenger, people } = shop.upstream
      const referral = { ref: 'summer-sale', source: 'SHORTLINK', type: 'OPEN_THREAD' }
      await messenger.happen(people['Ben Fox'], { referral })
      await shop.receiver.until(1)
      const { payload } = shop.receiver.got[0]!.event
      expect(payload).toMatchObject({
        conversation: { type: 'personal' },
        source: { type: 'messenger', integrationId: shop.channelId },
        referral: { code: 'summer-sale' }
      })
      await shop.upstream.say('Ben Fox', 'What is in it?')
      const path = `/conversations/${payload.conversation.id}`
      expect((await shop.textsOf(path)).map(({ content }) => content.text)).toEqual([
        'What is in it?'
      ])
    })

    test('is answered for a day after they wrote, and by people for seven where the app may have that', async () => {
      const shop = await world().addShop(['conversation:referral', FAILURE])
      await shop.connected()
      const { messenger, people } = shop.upstream
      const failures = () => shop.receiver.got.filter(({ event }) => event.type === FAILURE)
      const comeDaysAgo = async (days: number) => {
        const timestamp = Date.now() - days * DAY_MS
        const referral = { ref: 'summer-sale', source: 'SHORTLINK', type: 'OPEN_THREAD' }
        await messenger.happen(people['Ben Fox'], { referral, timestamp })
        return (end: number) => new Date(timestamp + end * DAY_MS).toISOString()
      }
      const endAfter = await comeDaysAgo(2)
      await shop.receiver.until(1)
      const { conversation, user } = shop.receiver.got[0]!.event.payload
      const path = `/conversations/${conversation.id}`
      const client = async () => {
        const list = `/users/${user.id}/clients`
        const { clients } = await shop.rest<any>('GET', list)
        const { client: one } = await shop.rest<any>('GET', `${list}/${clients[0].id}`)
        expect(one).toEqual(clients[0])
        return one
      }
      expect((await client()).messagingWindowExpiresAt).toBe(endAfter(1))
      expect(await client()).not.toHaveProperty('humanAgentWindowExpiresAt')
      await shop.answer(path, 'Too late.')
      await shop.receiver.until(2)
      const refusal = { message: '(#10) This message is sent outside of allowed window.' }
      expect(failures()[0]!.event.payload.error).toMatchObject(refusal)

      await shop.rest('PATCH', `/integrations/${shop.channelId}`, { humanAgent: true })
      const changed = await shop.integration()
      expect(changed).toMatchObject({ humanAgent: true, connection: 'connected' })
      expect(await client()).toMatchObject({
        messagingWindowExpiresAt: endAfter(1),
        humanAgentWindowExpiresAt: endAfter(7)
      })
      await shop.answer(path, 'Sorry that you had to wait.')
      await messenger.until(() => messenger.sent.length === 1)
      expect(messenger.sent[0]).toMatchObject({ tag: 'HUMAN_AGENT' })

      await comeDaysAgo(0)
      await shop.answer(path, 'At once.')
      await messenger.until(() => messenger.sent.length === 2)
      expect(messenger.sent[1]!.tag).toBeUndefined()
    })

    test('gets what the business has written for Messenger in place of the content', async () => {
      const { upstream, visitor, answer } = await world().addLinkedShop()
      const text = 'In the words of Messenger.'
      const payload = { text, metadata: 'mine' }
      await answer(visitor.path, 'In ours.', { override: { messenger: { payload } } })
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.messenger.sent).toMatchObject([
        { to: upstream.people['Ann Lee'].id, message: { text }, metadata: 'mine' }
      ])
    })

    test('is asked for by name until it is known, and keeps it', async () => {
      const shop = await world().addLinkedShop()
      const { messenger, people } = shop.upstream
      await shop.upstream.say('Ann Lee', 'One.')
      await shop.upstream.say('Ann Lee', 'Two.')
      expect(messenger.lookups).toEqual([people['Ann Lee'].id])
      expect(await shop.visitor.links()).toMatchObject([{ displayName: 'Ann Lee' }])

      const id = '7426890134127803'
      const other = await shop.addVisitor('another visitor, with another long key')
      const ref = (await other.beginLink()).code
      await messenger.happen({ id }, { referral: { ref } })
      expect(await other.links()).toMatchObject([{ status: 'active', displayName: id }])
      await messenger.send({ id, name: 'Cy Day' }, { text: 'My name may be known now.' })
      expect(await other.links()).toMatchObject([{ displayName: 'Cy Day' }])
    })

    test('gets every type of message', async () => {
      const { upstream, visitor, answer, url } = await world().addLinkedShop()
      const { sent } = upstream.messenger
      // Pages that are there, and one that is not.
      const mediaUrl = `${url}/healthz`
      const missing = `${url}/files/none.png`
      const text = (said: string, actions: object[] = []) => ({
        type: 'text',
        text: said,
        actions
      })
      const longTitle = 'T'.repeat(81)
      const contents = [
        text('One link.', [link('Shop')]),
        text('Two links.', [link('Shop'), link('Call', 'tel:+447700900100')]),
        text('All kinds.', [link('Shop'), postback('Order'), reply('Later')]),
        text(
          'Four.',
          ['One', 'Two', 'Three', 'Four'].map(label => postback(label))
        ),
        text('Numbers.', [reply('A label that is too long'), reply('Blue')]),
        text('Where?', [{ type: 'locationRequest', text: 'Send my place' }]),
        { type: 'image', mediaUrl, text: 'A shoe' },
        { type: 'image', mediaUrl, actions: [reply('Yes')] },
        { type: 'image', mediaUrl: missing, altText: 'A hat' },
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
            { title: 'Hat', actions: [{ ...link('See'), default: true }] }
          ]
        },
        { type: 'carousel', items: [{ title: longTitle, actions: [link('See')] }] },
        {
          type: 'list',
          items: ['Shoe', 'Hat'].map(title => ({ title, actions: [postback('Buy', title)] }))
        },
        { type: 'form', fields: [{ type: 'text', name: 'size', label: 'Which size?' }] },
        text('long '.repeat(500), [reply('Short')]),
        text('long '.repeat(150), [link('Shop')])
      ]
      for (const content of contents) await answer(visitor.path, content)
      await upstream.until(() => sent.length >= 20)

      expect(sent.every(({ to }) => to === upstream.people['Ann Lee'].id)).toBe(true)
      const messages = sent.map(({ message }) => message)
      const [one, two, all, four, numbers, where, shoe, shoeText, yes, hat] = messages
      const [file, place, cards, card, rows, form, long1, long2, long3, long4] = messages.slice(10)
      const shop = { type: 'web_url', title: 'Shop', url: 'https://shop.example/sale' }
      expect(one!['attachment'].payload).toEqual({
        template_type: 'button',
        text: 'One link.',
        buttons: [shop]
      })
      expect(two).toEqual({
        text: 'Two links.\nShop: https://shop.example/sale\nCall: tel:+447700900100'
      })
      expect(all!['attachment'].payload.buttons).toMatchObject([
        shop,
        { type: 'postback', title: 'Order' }
      ])
      expect(all!['quick_replies']).toMatchObject([{ content_type: 'text', title: 'Later' }])
      expect(four!['text']).toBe('Four.')
      expect(four!['quick_replies']).toHaveLength(4)
      expect(numbers).toEqual({ text: 'Numbers.\n1. A label that is too long\n2. Blue' })
      expect(where).toEqual({ text: 'Where?\nSend my place' })
      const image = { type: 'image', payload: { url: mediaUrl, is_reusable: false } }
      expect(shoe).toEqual({ attachment: image })
      expect(shoeText).toEqual({ text: 'A shoe' })
      expect(yes).toMatchObject({ attachment: image, quick_replies: [{ title: 'Yes' }] })
      expect(hat).toEqual({ text: `A hat\n${missing}` })
      expect(file!['attachment']).toMatchObject({ type: 'file', payload: { url: mediaUrl } })
      expect(place!['text']).toMatch(
        /^Shop\nMain Street 1\nhttps:\/\/www\.openstreetmap\.org\/\?mlat=52\.5&mlon=13\.4#/
      )
      expect(cards!['attachment'].payload).toMatchObject({
        template_type: 'generic',
        elements: [
          { title: 'Shoe', subtitle: 'Red', image_url: mediaUrl, buttons: [{ title: 'Buy' }] },
          { title: 'Hat', default_action: { type: 'web_url', url: shop.url } }
        ]
      })
      expect(card!['attachment'].payload).toMatchObject({
        template_type: 'button',
        text: longTitle
      })
      expect(rows!['attachment'].payload.elements).toMatchObject([
        { title: 'Shoe' },
        { title: 'Hat' }
      ])
      expect(form).toEqual({ text: 'Which size?' })
      expect(long1).toEqual({ text: 'long '.repeat(400) })
      expect(long2).toMatchObject({ quick_replies: [{ title: 'Short' }] })
      expect(long3!['text']).toBe('long '.repeat(128))
      expect(long4!['attachment'].payload.text).toBe('long '.repeat(22).trim())
    })

    test('presses a button of a card or a quick reply, or answers by the number of a choice', async () => {
      const shop = await world().addLinkedShop(['conversation:postback'])
      const { upstream, visitor, answer, receiver, textsOf } = shop
      const lastSaid = async () => (await textsOf(visitor.path)).at(-1).content
      await answer(visitor.path, {
        type: 'carousel',
        items: ['Shoe', 'Hat'].map(title => ({ title, actions: [postback('Buy', title)] }))
      })
      await answer(visitor.path, { type: 'text', text: 'Colour?', actions: [reply('Red')] })
      const labels = ['A label that is too long', 'Another one that is too long']
      await answer(visitor.path, { type: 'text', text: 'And?', actions: labels.map(reply) })
      await upstream.until(() => upstream.texts().length === 3)
      await upstream.press('Ann Lee', 'Buy')
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

    test('sends every kind of message, several in a request; what the page sends is none', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      const { addFile, bodyOf, deliver, happeningOf, messageOf } = upstream.messenger
      const ann = upstream.people['Ann Lee']
      const payload = { url: addFile('gone.png'), sticker_id: 369_239_263_222_822 }
      const shared = {
        type: 'fallback',
        payload: { title: 'Shop', url: 'https://shop.example/' }
      }
      const messages = [
        { text: 'Hi 👋' },
        {
          attachments: ['image', 'audio'].map(type => ({
            type,
            payload: { url: addFile('gone') }
          }))
        },
        { attachments: ['image', 'sticker'].map(type => ({ type, payload })) },
        { text: 'See https://shop.example/', attachments: [shared] },
        { attachments: [shared] },
        { attachments: [{ type: 'reel', payload: null }] },
        { is_unsupported: true },
        { is_deleted: true },
        { text: 'The end' }
      ].map(message => messageOf(ann, message))
      const echo = messageOf(ann, { is_echo: true, app_id: 1, text: 'From the page' })
      const reaction = { mid: 'm_1', action: 'react', emoji: '👍' }
      await deliver(
        bodyOf([
          { ...echo, sender: { id: PAGE_ID }, recipient: { id: ann.id } },
          happeningOf(ann, { reaction }),
          ...messages
        ])
      )
      await deliver(bodyOf([messageOf(ann, { text: 'To another page' })], '1'))
      const texts = (await textsOf(visitor.path)).slice(1).map(({ content }) => content.text)
      expect(texts).toEqual([
        'Hi 👋',
        '📎 photo.jpg',
        '📎 audio.m4a',
        '👍',
        'See https://shop.example/',
        'Shop\nhttps://shop.example/',
        '📎 reel',
        '📎 unsupported',
        'The end'
      ])
    })

    test('who takes no messages any more is not written to, and is back with the next message', async () => {
      const triggers = ['conversation:message:delivery:failure']
      const { upstream, visitor, answer, receiver } = await world().addLinkedShop(triggers)
      const message = "(#551) This person isn't available right now."
      upstream.state.refusing = { code: 551, message }
      await answer(visitor.path, 'Lost?')
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.error.message).toBe(message)
      expect(await visitor.links()).toEqual([])
      await answer(visitor.path, 'On the page alone.')
      await upstream.say('Ann Lee', 'I am back.')
      await answer(visitor.path, 'Welcome back.')
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()).toEqual(['Welcome back.'])
    })
  })

  describe('A message to Messenger', () => {
    const TRIGGERS = ['conversation:message:delivery:user', 'conversation:message:delivery:failure']

    test('is reported as arrived once, by its id or by a time, and clears what is unread when it was seen', async () => {
      const shop = await world().addLinkedShop([TRIGGERS[0]!, 'conversation:read'])
      const { upstream, visitor, answer, receiver, channelId } = shop
      const { sent, arrive, read } = upstream.messenger
      const ann = upstream.people['Ann Lee']
      await answer(visitor.path, 'Here.')
      await upstream.until(() => sent.length === 1)
      await read(ann, Date.now() - 60_000)
      await arrive(sent[0]!)
      await arrive(sent[0]!)
      await arrive({ ...sent[0]!, mid: 'm_of-another-program' })
      await answer(visitor.path, 'And here.')
      await upstream.until(() => sent.length === 2)
      await read(ann)
      await receiver.until(3)
      const { conversation } = await visitor.call('GET', `/conversations/${visitor.conversationId}`)
      const me = conversation.participants.find(({ userId }: any) => userId === visitor.userId)
      expect(me.unreadCount).toBe(0)
      // What a report says at once is sent at once, in any order.
      const events = receiver.got.map(({ event }) => event)
      expect(events.map(({ type }) => type).sort()).toEqual([
        TRIGGERS[0],
        TRIGGERS[0],
        'conversation:read'
      ])
      const externalMessages = events
        .filter(({ type }) => type === TRIGGERS[0])
        .map(({ payload }) => payload)
      expect(externalMessages).toMatchObject(
        sent.map(({ mid }) => ({
          destination: { type: 'messenger', integrationId: channelId },
          externalMessages: [{ id: mid }],
          isFinalEvent: true
        }))
      )
    })

    test('is not reported before its id is known here', async () => {
      const { upstream, visitor, answer } = await world().addLinkedShop()
      const { sent, state, arrive } = upstream.messenger
      state.isHasty = true
      await answer(visitor.path, 'Quick.')
      await upstream.until(() => sent.length === 1)
      await arrive(sent[0]!)
      expect(upstream.messenger.hasty).toEqual([503])
    })

    test('is not sent again where its echo comes in place of the answer', async () => {
      const trigger = 'conversation:message:delivery:channel'
      const { upstream, visitor, answer, receiver } = await world().addLinkedShop([trigger])
      const { sent, state, echo } = upstream.messenger
      state.isHanging = true
      await answer(visitor.path, 'Once.')
      await upstream.until(() => sent.length === 1)
      await echo({ ...sent[0]!, mid: 'm_of-another-program', metadata: 'theirs' })
      await echo(sent[0]!)
      await receiver.until(1)
      const externalMessages = [{ id: sent[0]!.mid }]
      expect(receiver.got[0]!.event.payload).toMatchObject({ externalMessages })

      await answer(visitor.path, 'Once more.')
      await upstream.until(() => sent.length === 2)
      state.isHanging = false
      await world().restart()
      await echo(sent[1]!)
      await answer(visitor.path, 'And on.')
      await upstream.until(() => sent.length === 3)
      expect(upstream.texts()).toEqual(['Once.', 'Once more.', 'And on.'])
    })

    test('fails with the reason where the day for an answer is over', async () => {
      const { upstream, visitor, answer, receiver, textsOf } = await world().addLinkedShop([
        TRIGGERS[1]!
      ])
      const message = '(#10) This message is sent outside of allowed window.'
      upstream.state.refusing = { code: 10, error_subcode: 2_018_278, message }
      await answer(visitor.path, 'Too late.')
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.error.message).toBe(message)
      expect((await textsOf(visitor.path)).at(-1).deliveryError.message).toBe(message)
      await answer(visitor.path, 'And on.')
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()).toEqual(['And on.'])
    })
  })
})
