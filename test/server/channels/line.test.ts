import { describe, expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../../src/protocol'
import { CHANNELS } from '../../../src/server/channels'
import { BASIC_ID } from '../../channels/line'
import { describeChannel } from './every-channel'
import { startLineUpstream } from './line-upstream'

const { service } = CHANNELS['line']!
const ANN = `U${'a'.repeat(32)}`

const reply = (text: string) => ({ type: 'reply', text, payload: text.toUpperCase() })
const postback = (text: string, payload = text.toUpperCase()) => ({
  type: 'postback',
  text,
  payload
})
const link = (text: string, uri = 'https://shop.example/sale') => ({ type: 'link', text, uri })
const text = (said: string, actions: object[] = []) => ({ type: 'text', text: said, actions })

describe('An answer of LINE', () => {
  const accepted = { 'x-line-accepted-request-id': '123e4567-e89b-12d3-a456-426614174000' }

  test.each<[number, string, Record<string, string>, object]>([
    [200, '', {}, { type: 'sent', id: '2' }],
    [409, 'The retry key is already accepted', accepted, { type: 'sent', id: '2' }],
    [409, 'Conflict', {}, { type: 'later' }],
    [400, 'The request body has 1 error(s)', {}, { type: 'refused' }],
    [400, 'Failed to send messages', {}, { type: 'refused' }],
    [401, 'Authentication failed', {}, { type: 'disconnected' }],
    [403, 'Not authorized to use the API', {}, { type: 'disconnected' }],
    [413, 'Payload too large', {}, { type: 'refused' }],
    [
      429,
      'The API rate limit has been exceeded',
      {},
      { type: 'later', waitMs: 1_000, scope: 'account' }
    ],
    [
      429,
      'You have reached your monthly limit.',
      {},
      { type: 'later', waitMs: 3_600_000, scope: 'account' }
    ],
    [500, 'Internal server error', {}, { type: 'later' }]
  ])('%i %j is understood', (status, message, headers, verdict) => {
    const sentMessages = [{ id: '1' }, { id: '2' }]
    const body = Buffer.from(JSON.stringify({ message, sentMessages }))
    expect(service!.judge({ status, headers, body })).toMatchObject(verdict)
  })

  test('says where it finds a mistake', () => {
    const details = [{ message: 'May not be empty', property: 'messages[0].text' }]
    const body = Buffer.from(JSON.stringify({ message: 'Invalid', details }))
    expect(service!.judge({ status: 400, headers: {}, body })).toMatchObject({
      reason: 'Invalid; messages[0].text: May not be empty'
    })
  })
})

describe('A signature of LINE', () => {
  // The first one stands in its documentation, the second one in RFC 4231 §4.3.
  test.each([
    [
      '8c570fa6dd201bb328f1c1eac23a96d8',
      '{"destination":"U8e742f61d673b39c7fff3cecb7536ef0","events":[]}',
      'GhRKmvmHys4Pi8DxkF4+EayaH0OqtJtaZxgTD9fMDLs='
    ],
    ['Jefe', 'what do ya want for nothing?', 'W9zBRr9gdU5qBCQmCJV1x1oAPwidJzmDnexYuWTsOEM=']
  ])('with the secret %j is that of its body alone', (channelSecret, said, hash) => {
    const isRight = (signature: string | undefined, body: string, secret = channelSecret) => {
      const headers = signature === undefined ? {} : { 'x-line-signature': signature }
      const account = { id: '', settings: {}, origin: '', secrets: { channelSecret: secret } }
      return service!.verify({ headers, body: Buffer.from(body) }, account)
    }
    expect(isRight(hash, said)).toBe(true)
    expect(isRight(hash, `${said} `)).toBe(false)
    expect(isRight(undefined, said)).toBe(false)
    expect(isRight(hash, said, '')).toBe(false)
  })
})

describe('A message to LINE', () => {
  const account = { id: '1', settings: {}, secrets: {}, origin: 'https://api.line.me' }
  const partsOf = (content: object, id = 'd1') =>
    service!.encode({ id, externalId: ANN, content: content as Content }, account)
  const messagesOf = (content: object) =>
    partsOf(content).flatMap(({ body }) => JSON.parse(body!).messages)

  test('bears a key for each request, which is the same in each attempt', () => {
    const items = Array.from({ length: 6 }, (_, index) => ({
      title: 'T'.repeat(index + 200),
      actions: []
    }))
    const keysOf = (id: string) =>
      partsOf({ type: 'carousel', items }, id).map(({ headers }) => headers!['x-line-retry-key'])
    const keys = keysOf('d1')
    expect(keys).toHaveLength(2)
    expect(keysOf('d1')).toEqual(keys)
    expect(new Set([...keys, ...keysOf('d2')])).toHaveLength(4)
  })

  test.each([
    [{}, 'image'],
    [{ mediaType: 'image/png', mediaSize: 1_000_000 }, 'image'],
    [{ mediaSize: 1_000_001 }, 'text'],
    [{ mediaType: 'image/gif' }, 'text'],
    [{ mediaUrl: 'http://shop.example/shoe.jpg' }, 'text']
  ])('with the picture %j is of type %s', (media, type) => {
    const mediaUrl = 'https://shop.example/shoe.jpg'
    expect(messagesOf({ type: 'image', mediaUrl, ...media })).toMatchObject([{ type }])
  })

  test('says of a place first what its name has no room for', () => {
    const name = 'N'.repeat(101)
    const coordinates = { lat: 52.5, long: 13.4 }
    const place = { type: 'location', text: 'Here', coordinates, location: { name } }
    expect(messagesOf(place)).toMatchObject([
      { type: 'text', text: `Here\n${name}` },
      { type: 'location', title: 'N'.repeat(100), address: '52.5, 13.4' }
    ])
  })

  test('is cut at 5,000 characters', () => {
    const texts = messagesOf({ type: 'text', text: `${'x'.repeat(5_000)}y` })
    expect(texts.map((each: { text: string }) => each.text.length)).toEqual([5_000, 1])
  })
})

describeChannel('LINE', startLineUpstream, world => {
  test('is offered when the business has switched on its webhook', async () => {
    const { upstream, rest, channelId, config, connected } = await world().addShop()
    await connected()
    // The secret of another account ends the only way there is.
    await rest('PATCH', `/integrations/${channelId}`, { channelSecret: 'of another channel' })
    const offered = async () => (await config()).capabilities.channels
    await expect.poll(offered).not.toContain('line')
    upstream.state.isWebhookUsed = false
    const made = await rest<any>('POST', '/integrations', { type: 'line', ...upstream.fields })
    const path = `/integrations/${made.integration.id}`
    onTestFinished(() => rest('DELETE', path).then(() => {}))
    const { asked, tried } = upstream.line
    await upstream.until(() => !!asked.at(-1)?.endsWith(made.integration.id))
    expect(await offered()).not.toContain('line')
    // The other account may be connected again meanwhile.
    const isTried = () => tried.some(address => address.endsWith(made.integration.id))
    expect(isTried()).toBe(false)
    upstream.state.isWebhookUsed = true
    await rest('PATCH', path, upstream.fields)
    await expect.poll(offered).toContain('line')
    expect(isTried()).toBe(true)
  })

  test('takes a list without events, with which LINE tries the address', async () => {
    const { upstream, connected } = await world().addShop()
    await connected()
    expect(await upstream.line.post(upstream.line.bodyOf())).toBe(200)
  })

  test('with the secret of another channel is not offered, since the trial of our address fails', async () => {
    const { rest, channelId, connected } = await world().addShop()
    await connected()
    await rest('PATCH', `/integrations/${channelId}`, { channelSecret: 'of another channel' })
    await expect
      .poll(async () => (await rest<any>('GET', `/integrations/${channelId}`)).integration)
      .toMatchObject({
        status: 'error',
        connectionProblem: expect.stringContaining('LINE has tried our address')
      })
  })

  describe('A visitor who goes on in LINE', () => {
    test('gets a link that brings the code, and is asked for by name until it is known', async () => {
      const shop = await world().addShop()
      await shop.connected()
      const { line } = shop.upstream
      const userId = `U${'d'.repeat(32)}`
      const visitor = await shop.addVisitor()
      const { url, code } = await visitor.beginLink()
      expect(url).toBe(`https://line.me/R/oaMessage/${encodeURIComponent(BASIC_ID)}/?${code}`)
      await line.send({ userId }, { type: 'text', text: code })
      expect(await visitor.links()).toMatchObject([{ status: 'active', displayName: userId }])
      const cy = { userId, displayName: 'Cy Day' }
      await line.send(cy, { type: 'text', text: 'Now I show my name.' })
      await line.send(cy, { type: 'text', text: 'And again.' })
      expect(await visitor.links()).toMatchObject([{ displayName: 'Cy Day' }])
      expect(line.lookups).toEqual([userId, userId])
    })

    test('gets every type of message', async () => {
      const { upstream, visitor, answer, url } = await world().addLinkedShop()
      const { sent, pushes } = upstream.line
      const picture = 'https://shop.example/shoe.jpg'
      const missing = `${url}/files/none.png`
      const card = (title: string, actions: object[], more: object = {}) => ({
        title,
        actions,
        ...more
      })
      const contents = [
        text('One link.', [link('Shop')]),
        text('Two links.', [link('Shop'), link('Write', 'mailto:shop@shop.example')]),
        text('All kinds.', [
          link('Shop'),
          postback('Order'),
          reply('Later'),
          { type: 'locationRequest', text: 'Send my place' }
        ]),
        text(
          'Five.',
          ['One', 'Two', 'Three', 'Four', 'Five'].map(label => postback(label))
        ),
        text('Numbers.', [reply('A label that is too long'), reply('Blue')]),
        { type: 'image', mediaUrl: picture, text: 'A shoe' },
        { type: 'image', mediaUrl: picture, actions: [reply('Yes')] },
        { type: 'image', mediaUrl: missing, altText: 'A hat' },
        { type: 'file', mediaUrl: missing, altText: 'bill.pdf' },
        {
          type: 'location',
          coordinates: { lat: 52.5, long: 13.4 },
          location: { name: 'Shop', address: 'Main Street 1' }
        },
        { type: 'location', coordinates: { lat: 52.5, long: 13.4 } },
        {
          type: 'carousel',
          items: [
            card('Shoe', [postback('Buy')], { description: 'Red', mediaUrl: picture }),
            card('Hat', [{ ...link('See'), default: true }], {
              description: 'Blue',
              mediaUrl: picture
            })
          ]
        },
        { type: 'carousel', items: [card('Sock', [postback('Buy')]), card('Belt', [link('See')])] },
        {
          type: 'list',
          items: [
            card('Shoe', [postback('Buy')]),
            card('Hat', [postback('Buy'), link('See')], { mediaUrl: picture })
          ]
        },
        { type: 'form', fields: [{ type: 'text', name: 'size', label: 'Which size?' }] },
        text('long '.repeat(50), [link('Shop')]),
        text('long '.repeat(40), [postback('Yes'), postback('No')])
      ]
      for (const content of contents) await answer(visitor.path, content)
      await upstream.until(() => pushes.length === contents.length)

      expect(sent.every(({ to }) => to === ANN)).toBe(true)
      const [one, two, all, five, numbers, shoe, shoeText, yes, hat, file] = sent
      const [shop, place, cards, plain, row, rowPicture, rowText, form] = sent.slice(10)
      const [before, end, question] = sent.slice(18)
      const button = { type: 'uri', label: 'Shop', uri: 'https://shop.example/sale' }
      expect(one).toMatchObject({
        altText: 'One link.',
        template: { type: 'buttons', text: 'One link.', actions: [button] }
      })
      expect(two!['text']).toBe(
        'Two links.\nShop: https://shop.example/sale\nWrite: mailto:shop@shop.example'
      )
      expect(all!['template'].actions).toMatchObject([button, { type: 'postback', label: 'Order' }])
      expect(all!['quickReply'].items).toMatchObject([
        { action: { type: 'postback', label: 'Later', displayText: 'Later' } },
        { action: { type: 'location', label: 'Send my place' } }
      ])
      expect(five).toMatchObject({ type: 'text', text: 'Five.' })
      expect(five!['quickReply'].items).toHaveLength(5)
      expect(numbers!['text']).toBe('Numbers.\n1. A label that is too long\n2. Blue')
      const image = { type: 'image', originalContentUrl: picture, previewImageUrl: picture }
      expect(shoe).toMatchObject(image)
      expect(shoeText!['text']).toBe('A shoe')
      expect(yes).toMatchObject({ ...image, quickReply: { items: [{ action: { label: 'Yes' } }] } })
      expect(hat!['text']).toBe(`A hat\n${missing}`)
      expect(file!['text']).toBe(`bill.pdf\n${missing}`)
      expect(shop).toMatchObject({
        type: 'location',
        title: 'Shop',
        address: 'Main Street 1',
        latitude: 52.5,
        longitude: 13.4
      })
      expect(place).toMatchObject({ title: '📍', address: '52.5, 13.4' })
      expect(cards).toMatchObject({
        altText: 'Shoe · Hat',
        template: {
          type: 'carousel',
          columns: [
            {
              title: 'Shoe',
              text: 'Red',
              thumbnailImageUrl: picture,
              actions: [{ label: 'Buy' }]
            },
            { title: 'Hat', defaultAction: { ...button, label: 'See' } }
          ]
        }
      })
      expect(plain!['template'].columns).toMatchObject([
        { text: 'Sock', actions: [{ type: 'postback', label: 'Buy' }] },
        { text: 'Belt' }
      ])
      expect(row!['template']).toMatchObject({ type: 'buttons', text: 'Shoe' })
      expect(rowPicture).toMatchObject(image)
      expect(rowText!['template']).toMatchObject({ text: 'Hat', actions: [{}, {}] })
      expect(form!['text']).toBe('Which size?')
      expect(before!['text']).toBe('long '.repeat(32))
      expect(end!['template'].text).toBe('long '.repeat(18).trim())
      expect(question!['template']).toMatchObject({ type: 'confirm', actions: [{}, {}] })
    })

    test('presses a button of a card or a quick reply, or answers by the number of a choice', async () => {
      const shop = await world().addLinkedShop(['conversation:postback'])
      const { upstream, visitor, answer, receiver, textsOf } = shop
      const lastSaid = async () => (await textsOf(visitor.path)).at(-1).content
      await answer(visitor.path, {
        type: 'carousel',
        items: ['Shoe', 'Hat'].map(title => ({ title, actions: [postback('Buy', title)] }))
      })
      await answer(visitor.path, text('Colour?', [reply('Red')]))
      const labels = ['A label that is too long', 'Another one that is too long']
      await answer(visitor.path, text('And?', labels.map(reply)))
      await upstream.until(() => upstream.texts().length === 3)
      await upstream.press('Ann Lee', 'Buy')
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload.postback).toEqual({ payload: 'Hat' })
      await upstream.say('Ann Lee', '2')
      const payload = labels[1]!.toUpperCase()
      expect(await lastSaid()).toMatchObject({ text: labels[1], payload })
      await upstream.press('Ann Lee', 'Red')
      expect(await lastSaid()).toMatchObject({ text: 'Red', payload: 'RED' })
      const menu = { postback: { data: 'action=buy&itemid=111' } }
      await upstream.line.happen(upstream.people['Ann Lee'], 'postback', menu)
      expect(await lastSaid()).toMatchObject({ text: 'Red' })
    })

    test('sends every kind of message, several in a request; what a group says is none', async () => {
      const { upstream, visitor, textsOf } = await world().addLinkedShop()
      const { addFile, bodyOf, deliver, eventOf, messageOf, state, url } = upstream.line
      const ann = upstream.people['Ann Lee']
      const video = addFile(Buffer.from('no video'))
      const photo = addFile(Buffer.from('no picture'))
      const outside = { type: 'external', originalContentUrl: `${url}/outside/${photo}` }
      const nowhere = { type: 'external', originalContentUrl: 'http://127.0.0.1:1/photo' }
      const messages = [
        { type: 'image', contentProvider: nowhere },
        { type: 'text', text: 'Hi (moon)' },
        { type: 'sticker', packageId: '1', stickerId: '2', keywords: ['Thanks', 'Bow'] },
        { type: 'sticker', packageId: '1', stickerId: '2' },
        { id: video, type: 'video', contentProvider: { type: 'line' } },
        { type: 'audio', duration: 60_000, contentProvider: { type: 'line' } },
        { type: 'image', contentProvider: outside },
        { type: 'unknown' },
        { type: 'location', title: 'Shop', address: 'Main Street 1', latitude: 52, longitude: 13 }
      ].map(message => messageOf(ann, message))
      const group = { source: { type: 'group', groupId: `C${'0'.repeat(32)}`, userId: ann.userId } }
      state.preparing = 1
      await deliver(
        bodyOf(
          { ...messageOf(ann, { type: 'text', text: 'In a group' }), ...group },
          eventOf(ann, 'unsend', { unsend: { messageId: '1' } }),
          ...messages
        )
      )
      await deliver(bodyOf())
      const contents = (await textsOf(visitor.path)).slice(1).map(({ content }) => content)
      const texts = contents.map(({ text: said }) => said)
      expect(texts.slice(0, -1)).toEqual([
        '📎 photo.jpg',
        'Hi (moon)',
        '📎 sticker: Thanks',
        '📎 sticker',
        '📎 video.mp4',
        '📎 audio.m4a',
        '📎 photo.jpg',
        '📎 unknown'
      ])
      expect(contents.at(-1)).toMatchObject({
        type: 'location',
        coordinates: { lat: 52, long: 13 },
        location: { name: 'Shop', address: 'Main Street 1' }
      })
      expect(state.preparing).toBe(0)
    })

    test('gets a message once whose answer got lost, by a key that LINE knows again', async () => {
      const trigger = 'conversation:message:delivery:channel'
      const { upstream, visitor, answer, receiver } = await world().addLinkedShop([trigger])
      upstream.state.unanswered = 1
      await answer(visitor.path, 'Once.')
      await receiver.until(1)
      expect(upstream.texts()).toEqual(['Once.'])
      expect(receiver.got[0]!.event.payload).toMatchObject({
        externalMessages: [{ id: upstream.ids()[0] }]
      })
    })

    test('gets what the business has written for LINE in place of the content', async () => {
      const { upstream, visitor, answer, textsOf } = await world().addLinkedShop()
      const payload = { type: 'text', text: 'In the words of LINE.' }
      await answer(visitor.path, 'In ours.', { override: { line: { payload } } })
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.line.sent).toMatchObject([{ ...payload, to: ANN }])
      expect((await textsOf(visitor.path)).at(-1).content.text).toBe('In ours.')
    })

    test('who blocks the account is not written to, and is back as a friend', async () => {
      const { upstream, visitor, answer } = await world().addLinkedShop()
      const { line, people } = upstream
      await line.happen(people['Ann Lee'], 'unfollow')
      expect(await visitor.links()).toEqual([])
      await answer(visitor.path, 'Only in the messenger.')
      expect(line.sent).toEqual([])
      await line.happen(people['Ann Lee'], 'follow', { follow: { isUnblocked: true } })
      await answer(visitor.path, 'Welcome back.')
      await upstream.until(() => upstream.texts().length === 1)
      expect(upstream.texts()).toEqual(['Welcome back.'])
    })

    test('does not get what LINE refuses, and the business learns why', async () => {
      const { upstream, visitor, answer, textsOf } = await world().addLinkedShop()
      upstream.state.refusing = { status: 400, message: 'Failed to send messages' }
      await answer(visitor.path, 'Lost?')
      await expect
        .poll(async () => (await textsOf(visitor.path)).at(-1).deliveryError?.message)
        .toBe('Failed to send messages')
    })
  })
})
