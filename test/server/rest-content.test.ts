import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertFile } from '../../src/server/domain/records'
import { openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

let world: RestWorld
let messages: string

/** Ids of stored files of this app and of another one. */
const OWN = 'a'.repeat(32)
const FOREIGN = 'b'.repeat(32)

beforeAll(async () => {
  world = await openRestWorld()
  const { id: appId, path } = await world.addApp()
  await addFile(appId, OWN)
  await addFile((await world.addApp()).id, FOREIGN)
  const user = await world.addUser(path)
  messages = `${path}/conversations/${(await world.addConversation(path, user.id)).id}/messages`
})
afterAll(() => world.close())

const fileAt = (id: string) => `${PUBLIC_URL}/files/${id}/bird.png`

function addFile(appId: string, id: string) {
  return world.domain.write(tx => {
    const kept = { name: 'bird.png', mediaType: 'image/png', bytes: 7, conversationId: null }
    return insertFile(tx, { ...kept, id, appId, width: 30, height: 20 })
  })
}

const post = (content: object) =>
  world.call('POST', messages, { author: { type: 'business' }, content })
const repeat = <Part>(count: number, part: Part) => Array.from({ length: count }, () => part)
const chars = (count: number) => '🐦'.repeat(count)

const link = { type: 'link', text: 'Open', uri: 'https://a.example/' }
const postback = { type: 'postback', text: 'Buy', payload: 'BUY' }
const webview = { type: 'webview', text: 'Form', uri: 'https://a.example/f', fallback: 'tel:+123' }
const buy = { type: 'buy', text: 'Pay', amount: 1000, currency: 'eur' }
const reply = { type: 'reply', text: 'Yes', payload: 'YES' }
const locationRequest = { type: 'locationRequest', text: 'Where are you?' }
const item = { title: 'Bird', actions: [postback] }
const IMAGE = 'https://a.example/a.png'

const text = (rest: object = {}) => ({ type: 'text', text: 'x', ...rest })
const withAction = (action: object) => text({ actions: [action] })
const image = (rest: object = {}) => ({ type: 'image', mediaUrl: IMAGE, ...rest })
const file = (rest: object = {}) => ({ type: 'file', mediaUrl: IMAGE, ...rest })
const carousel = (rest: object = {}) => ({ type: 'carousel', items: [item], ...rest })
const list = (rest: object = {}) => ({ type: 'list', items: [item], ...rest })
const place = (lat: unknown, long: unknown) => ({ type: 'location', coordinates: { lat, long } })
const form = (fields: unknown, rest: object = {}) => ({ type: 'form', fields, ...rest })
const field = { type: 'text', name: 'n', label: 'L' }

/** Text that is added to messages with images only. */
const IN_WORDS: Record<string, object> = {
  carousel: { text: expect.stringContaining('Bird') },
  location: { text: expect.stringContaining('52.5, 13.4') }
}

describe('Content is returned as it was sent', () => {
  test.each<[string, { type: string; [field: string]: unknown }]>([
    [
      'a text with every action',
      text({ actions: [link, webview, postback, reply, locationRequest] })
    ],
    [
      'actions with all fields',
      {
        ...text(),
        actions: [
          { ...link, default: true, metadata: { a: 1 } },
          { ...webview, size: 'tall', openOnReceive: true, default: false },
          { ...reply, iconUrl: IMAGE }
        ]
      }
    ],
    ['an image', image({ altText: 'A bird', text: 'Look', actions: [link] })],
    ['a file', file({ altText: 'bird.png', text: 'Here' })],
    ['a carousel', carousel({ displaySettings: { imageAspectRatio: 'square' } })],
    [
      'an item with all fields',
      carousel({
        items: [
          {
            ...item,
            description: 'It sings',
            mediaUrl: IMAGE,
            mediaType: 'image/png',
            altText: 'A bird',
            size: 'large',
            metadata: { a: 1 }
          }
        ]
      })
    ],
    ['a list', list({ actions: [link] })],
    ['a location', { ...place(52.5, 13.4), location: { name: 'Zoo', address: 'Road 1' } }]
  ])('%s', async (_name, content) => {
    const { status, body } = await post({ ...content, blockChatInput: true })
    expect([status, body.messages?.[0].content]).toEqual([
      201,
      { ...IN_WORDS[content.type], ...content, blockChatInput: true }
    ])
    const { body: page } = await world.call('GET', `${messages}?page[size]=1`)
    expect(page.messages[0].content).toEqual(body.messages[0].content)
  })

  test('a form without answers', async () => {
    const fields = [field, { type: 'email', name: 'e', label: 'E', placeholder: 'a@b.c' }]
    const { body } = await post(form(fields, { text: 'Please', submitted: true, answers: [] }))
    const content = { type: 'form', text: 'Please', fields, submitted: false }
    expect(body.messages[0].content).toEqual(content)
  })

  test('a purchase that is offered', async () => {
    const { currency: _, ...cheap } = buy
    const { body } = await post(text({ actions: [{ ...buy, state: 'paid' }, cheap] }))
    expect(body.messages[0].content.actions).toEqual([
      { ...buy, state: 'offered' },
      { ...buy, currency: 'usd', state: 'offered' }
    ])
  })

  test('a text with actions only', async () => {
    const { body } = await post({ type: 'text', actions: [link] })
    expect(body.messages[0].content).toEqual({ type: 'text', text: '', actions: [link] })
  })

  test.each<[string, object, object]>([
    ['type, size and name', {}, { mediaType: 'image/png', mediaSize: 7, altText: 'bird.png' }],
    [
      'type and size beside the given fields',
      { altText: 'A bird' },
      { mediaType: 'image/png', mediaSize: 7, altText: 'A bird' }
    ]
  ])('an uploaded file, with its %s', async (_name, rest, known) => {
    for (const make of [image, file]) {
      const { body } = await post(make({ mediaUrl: fileAt(OWN), ...rest, mediaSize: 1 }))
      const size = make === image ? { mediaWidth: 30, mediaHeight: 20 } : {}
      expect(body.messages[0].content).toEqual(make({ mediaUrl: fileAt(OWN), ...known, ...size }))
    }
  })

  test('a file of another app, without details', async () => {
    const { body } = await post(image({ mediaUrl: fileAt(FOREIGN) }))
    expect(body.messages[0].content).toEqual(image({ mediaUrl: fileAt(FOREIGN) }))
  })

  test('without fields that its type does not have', async () => {
    const { body } = await post(text({ colour: 'red', items: [], payload: 'p' }))
    expect(body.messages[0].content).toEqual(text({ payload: 'p' }))
  })
})

describe('Rich text', () => {
  test.each<[string, object, object]>([
    [
      'HTML is kept, with a text made of it',
      { htmlText: '<p>Hi <b>you</b></p><ul><li>One</li></ul>' },
      { text: 'Hi you\n- One', htmlText: '<p>Hi <b>you</b></p><ul><li>One</li></ul>' }
    ],
    [
      'Markdown becomes HTML and text',
      { markdownText: '**Hi** *you*\n\n1. One' },
      {
        text: 'Hi you\n- One',
        htmlText: '<p><strong>Hi</strong> <em>you</em></p><ol><li>One</li></ol>'
      }
    ],
    [
      'a given text is kept',
      { text: 'T', htmlText: '<i>x</i>' },
      { text: 'T', htmlText: '<i>x</i>' }
    ],
    [
      'executable content is removed',
      { htmlText: '<img src=x onerror=alert(1)>x<script>1</script>' },
      { text: 'x', htmlText: 'x' }
    ],
    ['empty HTML is removed', { text: 'x', htmlText: '<script>1</script>' }, { text: 'x' }]
  ])('%s', async (_name, words, expected) => {
    for (const base of [{ type: 'text' }, file()]) {
      const { body } = await post({ ...base, ...words })
      expect(body.messages[0].content).toEqual({ ...base, ...expected })
    }
  })
})

/** Values at, below and above every limit, and every kind of invalid value. */
describe('Content is accepted or refused', () => {
  test.each<[string, object, number, string?]>([
    ['a text at the limit', text({ text: chars(4096) }), 201],
    ['a text above the limit', text({ text: chars(4097) }), 400, 'content.text'],
    ['HTML at the limit', { type: 'text', htmlText: chars(4096) }, 201],
    ['HTML above the limit', { type: 'text', htmlText: chars(4097) }, 400, 'content.htmlText'],
    [
      'HTML that exceeds it when sanitized',
      { type: 'text', htmlText: '<'.repeat(2000) },
      400,
      'content.htmlText'
    ],
    [
      'Markdown that exceeds it when rendered',
      { type: 'text', markdownText: '*a* '.repeat(400) },
      400,
      'content.markdownText'
    ],
    ['HTML and Markdown', { type: 'text', htmlText: 'x', markdownText: 'x' }, 400, 'got both'],
    [
      'empty HTML',
      { type: 'text', htmlText: '<script>1</script>' },
      400,
      'a text that is not blank'
    ],
    ['half a character', text({ text: 'a\ud800' }), 400, 'half a character'],
    ['an invisible text', text({ text: '\u200b\u2060' }), 400, 'a text that is not blank'],
    [
      'invisible HTML',
      { type: 'text', htmlText: '<p>\u200b\ufeff</p>' },
      400,
      'a text that is not blank'
    ],
    [
      'an empty list of actions alone',
      { type: 'text', actions: [] },
      400,
      'a text that is not blank'
    ],
    ['invalid actions', text({ actions: {} }), 400, 'content.actions'],
    ['an action that is a string', text({ actions: ['x'] }), 400, 'content.actions.0.type'],
    ['an action of no type', withAction({ text: 'x' }), 400, 'content.actions.0.type'],
    ['an unknown action', withAction({ type: 'share', text: 'x' }), 400, 'got "share"'],
    ['a button at the limit', withAction({ ...link, text: chars(128) }), 201],
    [
      'a button above the limit',
      withAction({ ...link, text: chars(129) }),
      400,
      'content.actions.0.text'
    ],
    ['a button without text', withAction({ ...link, text: '' }), 400, 'content.actions.0.text'],
    ['nested metadata', withAction({ ...link, metadata: { a: {} } }), 400, 'metadata.a'],
    ['no uri', withAction({ type: 'link', text: 'x' }), 400, 'uri'],
    ...['http://a.example', 'mailto:a@b.c', 'tel:+1', 'sms:+1'].map(
      (uri): [string, object, number] => [`a link to ${uri}`, withAction({ ...link, uri }), 201]
    ),
    ...[
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'ftp://a.b',
      '/x',
      'a'
    ].map((uri): [string, object, number, string] => [
      `a link to ${uri}`,
      withAction({ ...link, uri }),
      400,
      'content.actions.0.uri'
    ]),
    [
      'an address at the limit',
      withAction({ ...link, uri: `https://a.b/${'x'.repeat(2036)}` }),
      201
    ],
    [
      'an address above it',
      withAction({ ...link, uri: `https://a.b/${'x'.repeat(2037)}` }),
      400,
      'uri'
    ],
    [
      'a webview without fallback',
      withAction({ ...webview, fallback: undefined }),
      400,
      'fallback'
    ],
    [
      'a webview of no page',
      withAction({ ...webview, uri: 'tel:+1' }),
      400,
      'content.actions.0.uri'
    ],
    ['a webview with a bad fallback', withAction({ ...webview, fallback: 'x:y' }), 400, 'fallback'],
    ['a webview of another size', withAction({ ...webview, size: 'huge' }), 400, 'size'],
    [
      'two webviews that open',
      text({ actions: repeat(2, { ...webview, openOnReceive: true }) }),
      400,
      'openOnReceive'
    ],
    ['a postback without payload', withAction({ type: 'postback', text: 'x' }), 400, 'payload'],
    ['a price of 0', withAction({ ...buy, amount: 0 }), 201],
    ['a fractional price', withAction({ ...buy, amount: 0.5 }), 400, 'amount'],
    ['a price below 0', withAction({ ...buy, amount: -1 }), 400, 'amount'],
    ['a currency in capitals', withAction({ ...buy, currency: 'EUR' }), 400, 'currency'],
    ['a reply without payload', withAction({ type: 'reply', text: 'x' }), 400, 'payload'],
    [
      'a reply with a foreign http icon',
      withAction({ ...reply, iconUrl: 'http://a.b/i' }),
      400,
      'iconUrl'
    ],
    ['an image without an address', { type: 'image' }, 400, 'mediaUrl'],
    [
      'an image from a foreign http address',
      image({ mediaUrl: 'http://a.b/a.png' }),
      400,
      'content.mediaUrl'
    ],
    ['an image from localhost', image({ mediaUrl: 'http://localhost:1/a.png' }), 201],
    ['an image from 127/8', image({ mediaUrl: 'http://127.9.9.9/a.png' }), 201],
    ['an image from ::1', image({ mediaUrl: 'http://[::1]/a.png' }), 201],
    ['an image from this server', image({ mediaUrl: `${PUBLIC_URL}/files/a.png` }), 201],
    [
      'an image from a data address',
      image({ mediaUrl: 'data:image/png;base64,x' }),
      400,
      'content.mediaUrl'
    ],
    ['altText at the limit', file({ altText: chars(128) }), 201],
    ['altText above it', file({ altText: chars(129) }), 400, 'content.altText'],
    ['no items', carousel({ items: [] }), 400, 'content.items'],
    ['10 items', carousel({ items: repeat(10, item) }), 201],
    ['11 items', carousel({ items: repeat(11, item) }), 400, 'content.items'],
    ['11 lines', list({ items: repeat(11, item) }), 400, 'content.items'],
    ['an item without title', carousel({ items: [{ actions: [link] }] }), 400, 'content.items.0'],
    ['a title at the limit', list({ items: [{ ...item, title: chars(128) }] }), 201],
    [
      'a title above it',
      list({ items: [item, { ...item, title: chars(129) }] }),
      400,
      'content.items.1.title'
    ],
    [
      'a description above it',
      list({ items: [{ ...item, description: chars(129) }] }),
      400,
      'description'
    ],
    [
      'an item with a bad picture',
      list({ items: [{ ...item, mediaUrl: 'http://a.b' }] }),
      400,
      'content.items.0.mediaUrl'
    ],
    ['an item of another size', list({ items: [{ ...item, size: 'small' }] }), 400, 'size'],
    [
      'an item without actions',
      list({ items: [{ title: 'x', actions: [] }] }),
      400,
      'content.items.0.actions'
    ],
    ['an item with 3 actions', list({ items: [{ ...item, actions: repeat(3, buy) }] }), 201],
    [
      'an item with 4 actions',
      list({ items: [{ ...item, actions: repeat(4, link) }] }),
      400,
      'content.items.0.actions'
    ],
    [
      'an item with a reply',
      list({ items: [{ ...item, actions: [reply] }] }),
      400,
      'content.items.0.actions.0.type'
    ],
    ['a list with 10 actions', list({ actions: repeat(10, link) }), 201],
    ['a list with 11 actions', list({ actions: repeat(11, link) }), 400, 'content.actions'],
    ['a list with a reply', list({ actions: [reply] }), 400, 'content.actions.0.type'],
    [
      'an unknown aspect',
      carousel({ displaySettings: { imageAspectRatio: 'tall' } }),
      400,
      'imageAspectRatio'
    ],
    ['the edges of the earth', place(-90, 180), 201],
    ['a latitude beyond', place(90.1, 0), 400, 'coordinates.lat'],
    ['a longitude beyond', place(0, -180.1), 400, 'coordinates.long'],
    ['a location in words', place('52', 13), 400, 'content.coordinates.lat'],
    [
      'a form of 20 fields',
      form(Array.from({ length: 20 }, (_, name) => ({ ...field, name: `${name}` }))),
      201
    ],
    [
      'a form of 21 fields',
      form(Array.from({ length: 21 }, (_, name) => ({ ...field, name: `${name}` }))),
      400,
      'fields'
    ],
    ['a form without fields', { type: 'form' }, 400, 'fields'],
    [
      'a form with a field of no label',
      form([{ type: 'text', name: 'n' }]),
      400,
      'content.fields.0.label'
    ],
    ['blockChatInput in words', text({ blockChatInput: 'yes' }), 400, 'content.blockChatInput']
  ])('%s', async (_name, content, status, title) => {
    const answer = await post(content)
    expect(answer.status).toBe(status)
    if (title) expect(answer.body.errors[0].title).toContain(title)
  })
})
