import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPublishedWorld, type PublishedWorld, shapes } from './published-world'

const { id, time } = shapes(expect)
const API = 'MessagesApi'
const business = { type: 'business', displayName: 'Bea', subtypes: ['AI'] }

let world: PublishedWorld
let ann: { id: string; externalId: string }
let conversation: string
beforeAll(async () => {
  world = await openPublishedWorld()
  ann = await world.addUser()
  conversation = (await world.addConversation(ann.id)).id
})
afterAll(() => world.close())

const post = (content: object, more: object = {}) =>
  world.app(API, 'postMessage', world.appId, conversation, { author: business, content, ...more })
const list = async (page: object = {}, from = conversation) =>
  (await world.app(API, 'listMessages', world.appId, from, { page })).body

const link = { type: 'link', text: 'Open', uri: 'https://a.example/', default: true }
const webview = {
  type: 'webview',
  text: 'Fill in',
  uri: 'https://a.example/form',
  fallback: 'https://a.example/plain',
  size: 'tall',
  openOnReceive: true
}
const postback = { type: 'postback', text: 'Buy', payload: 'BUY', metadata: { sku: 7 } }
const buy = { type: 'buy', text: 'Pay', amount: 1999, currency: 'eur' }
const reply = {
  type: 'reply',
  text: 'Yes',
  payload: 'YES',
  iconUrl: 'https://a.example/i.png',
  metadata: { quick: true }
}
const locationRequest = { type: 'locationRequest', text: 'Where are you?' }
const offered = { ...buy, state: 'offered' }
const item = {
  title: 'Bird',
  description: 'Sings',
  mediaUrl: 'https://a.example/b.png',
  mediaType: 'image/png',
  altText: 'A bird',
  size: 'large',
  actions: [link, postback, buy],
  metadata: { sku: 7 }
}
const shownItem = { ...item, actions: [link, postback, offered] }
const fields = [
  { type: 'text', name: 'name', label: 'Name', placeholder: 'Ann', minSize: 2, maxSize: 30 },
  { type: 'email', name: 'mail', label: 'E-mail' },
  { type: 'select', name: 'size', label: 'Size', options: [{ name: 's', label: 'Small' }] }
]

describe('A message through the published client', () => {
  test.each<[string, object, object?]>([
    [
      'text with every action',
      {
        type: 'text',
        text: 'Hello',
        actions: [link, webview, postback, buy, reply, locationRequest],
        payload: 'HI'
      },
      { actions: [link, webview, postback, offered, reply, locationRequest] }
    ],
    [
      'text in HTML',
      { type: 'text', htmlText: '<b onclick="x()">Hi</b><script>x()</script>' },
      { text: 'Hi', htmlText: '<b>Hi</b>' }
    ],
    [
      'text in Markdown',
      { type: 'text', markdownText: '**Hi** [you](https://a.example/)' },
      {
        text: 'Hi you',
        htmlText: '<p><strong>Hi</strong> <a href="https://a.example/">you</a></p>',
        markdownText: undefined
      }
    ],
    ['actions alone', { type: 'text', actions: [reply] }, { text: '' }],
    [
      'image',
      {
        type: 'image',
        mediaUrl: 'https://a.example/a.png',
        altText: 'A',
        text: 'See',
        actions: [link]
      }
    ],
    ['file', { type: 'file', mediaUrl: 'https://a.example/a.pdf', altText: 'Bill', text: 'See' }],
    [
      'carousel',
      { type: 'carousel', items: [item], displaySettings: { imageAspectRatio: 'square' } },
      {
        items: [shownItem],
        text: 'Bird\nSings\nOpen: https://a.example/\nBuy\nPay'
      }
    ],
    [
      'list',
      { type: 'list', items: [item, { ...item, actions: [webview] }], actions: [link] },
      { items: [shownItem, { ...item, actions: [webview] }] }
    ],
    [
      'location',
      {
        type: 'location',
        coordinates: { lat: 51.05, long: 3.72 },
        location: { name: 'Shop', address: 'Road 1' }
      },
      { text: 'Shop\nRoad 1\n51.05, 3.72' }
    ],
    ['form', { type: 'form', fields }, { submitted: false }]
  ])('of type %s is shown whole, blocking the input or not', async (_name, content, more = {}) => {
    const sent = { ...content, blockChatInput: true }
    const { status, body } = await post(sent, { metadata: { a: 1 } })
    expect(status).toBe(201)
    expect(body).toEqual({
      messages: [
        {
          id,
          received: time,
          author: business,
          content: JSON.parse(JSON.stringify({ ...sent, ...more })),
          source: { type: 'api:conversations' },
          metadata: { a: 1 }
        }
      ]
    })
    expect((await list({ size: 1 })).messages).toEqual(body.messages)
  })

  test.each([
    [{ type: 'template', template: { name: 'hello' } }, 'content.type must be one of'],
    [{ type: 'formResponse', fields: [{ ...fields[1], email: 'a@b.c' }] }, 'content.type must be'],
    [{ type: 'text' }, 'needs a text'],
    [
      { type: 'text', markdownText: '**a**'.repeat(100) + 'a'.repeat(3000) },
      'at most 4096 characters of HTML'
    ],
    [{ type: 'text', htmlText: 'a', markdownText: 'a' }, 'got both'],
    [{ type: 'text', text: 'a', actions: [webview, webview] }, 'openOnReceive on one'],
    [{ type: 'image', mediaUrl: 'http://a.example/a.png' }, 'content.mediaUrl'],
    [
      { type: 'carousel', items: [{ ...item, actions: [reply] }] },
      'content.items.0.actions.0.type'
    ],
    [{ type: 'location', coordinates: { lat: 91, long: 0 } }, 'lat'],
    [{ type: 'form', fields: [fields[0], fields[0]] }, 'expected names that differ']
  ])('that is invalid is refused in words: %#', async (content, title) => {
    const { status, body } = await post(content)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ code: 'bad_request', title: expect.stringContaining(title) }])
  })

  test('of a user has its author, whichever way the user is identified', async () => {
    for (const naming of [{ userId: ann.id }, { userExternalId: ann.externalId }]) {
      const author = { type: 'user', ...naming, displayName: 'Annie' }
      const { body } = await post({ type: 'text', text: 'Hi' }, { author })
      expect(body.messages[0].author).toEqual({
        type: 'user',
        userId: ann.id,
        displayName: 'Annie'
      })
    }
  })

  test('is silent when its destination is empty', async () => {
    const destination = { integrationType: 'none' }
    const { status, body } = await post({ type: 'text', text: 'A note' }, { destination })
    expect(status).toBe(201)
    expect(body.messages[0].destination).toEqual(destination)
    expect((await list({ size: 1 })).messages).toEqual(body.messages)
  })

  test('quotes a message of another system', async () => {
    const quotedMessage = { type: 'externalMessageId', externalMessageId: 'wamid.7' }
    const { body, data } = await post({ type: 'text', text: 'That one' }, { quotedMessage })
    expect(body.messages[0].quotedMessage).toEqual(quotedMessage)
    expect(data.messages[0].quotedMessage).toMatchObject(quotedMessage)
  })

  test('can be deleted, and is then not found', async () => {
    const { body } = await post({ type: 'text', text: 'Gone' })
    const [message] = body.messages
    const remove = () => world.app(API, 'deleteMessage', world.appId, conversation, message.id)
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect(await remove()).toMatchObject({ status: 404, body: { errors: [{ code: 'not_found' }] } })
  })
})

describe('Messages through the published client', () => {
  test('come a hundred per page, the newest page first, and go further back', async () => {
    const { id: long } = await world.addConversation(ann.id)
    const ids: string[] = []
    for (let count = 0; count < 103; count++) {
      const content = { type: 'text', text: String(count) }
      const { body } = await world.app(API, 'postMessage', world.appId, long, {
        author: business,
        content
      })
      ids.push(body.messages[0].id)
    }
    const newest = await list({}, long)
    expect(newest.messages.map((one: any) => one.id)).toEqual(ids.slice(3))
    expect(newest.meta).toEqual({ hasMore: true, beforeCursor: ids[3] })
    expect(newest.links).toEqual({ prev: expect.stringContaining(`=${ids[3]}`) })
    const older = await list({ before: newest.meta.beforeCursor }, long)
    expect(older.messages.map((one: any) => one.id)).toEqual(ids.slice(0, 3))
    expect(older.meta).toEqual({ hasMore: false, afterCursor: ids[2] })
    const again = await list({ after: older.meta.afterCursor }, long)
    expect(again.messages).toEqual(newest.messages)
  })

  test('can be deleted all at once', async () => {
    const other = (await world.addConversation(ann.id)).id
    await world.app(API, 'postMessage', world.appId, other, {
      author: business,
      content: { type: 'text', text: 'Gone' }
    })
    const gone = await world.app(API, 'deleteAllMessages', world.appId, other)
    expect(gone).toMatchObject({ status: 200, body: {} })
    expect((await list({}, other)).messages).toEqual([])
  })
})

describe('Attachments through the published client', () => {
  test('are kept, sent and removed', async () => {
    const file = fileURLToPath(new URL('../../src/server/pages/icon.svg', import.meta.url))
    const kept = await world.app(
      'AttachmentsApi',
      'uploadAttachment',
      world.appId,
      'public',
      createReadStream(file),
      { _for: 'message', conversationId: conversation }
    )
    expect(kept.status).toBe(201)
    expect(kept.body).toEqual({
      attachment: { mediaUrl: expect.any(String), mediaType: 'image/svg+xml' }
    })
    const { mediaUrl } = kept.body.attachment
    const { body } = await post({ type: 'file', mediaUrl })
    expect(body.messages[0].content).toEqual({
      type: 'file',
      mediaUrl,
      mediaType: 'image/svg+xml',
      mediaSize: expect.any(Number),
      altText: 'icon.svg'
    })
    const remove = () => world.app('AttachmentsApi', 'deleteAttachment', world.appId, { mediaUrl })
    expect(await remove()).toMatchObject({ status: 200, body: {} })
    expect((await fetch(mediaUrl)).status).toBe(404)
    expect((await remove()).status).toBe(404)
  })
})
