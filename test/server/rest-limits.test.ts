import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'
import { formOf } from './upload'

type Call = [method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown]

/** A limit, and a call that uses a given amount of it. */
type Row = [limit: string, most: number, call: (size: number) => Call]

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>
let userId: string
let conversationId: string
let groupId: string
let users: string[]
let fresh = 0

beforeAll(async () => {
  world = await openRestWorld()
  shop = await world.addApp()
  userId = (await world.addUser(shop.path)).id
  conversationId = (await world.addConversation(shop.path, userId)).id
  groupId = (await world.addConversation(shop.path, userId, { type: 'sdkGroup', participants: [] }))
    .id
  users = []
  for (let count = 0; count < 11; count++) users.push((await world.addUser(shop.path)).id)
})
afterAll(() => world.close())

/** Reads the whole database, and the names of the stored files. */
const everything = async () => {
  const { read } = world.storage
  const tables = await read.introspection.getTables()
  const dump: Record<string, unknown> = {}
  for (const { name } of tables) {
    dump[name] = (await sql`select * from ${sql.table(name)}`.execute(read)).rows
  }
  dump['files kept'] = await readdir(join(world.folder, 'files'), { recursive: true })
  return dump
}

const chars = (count: number) => '🐦'.repeat(count)
const list = <Part>(count: number, part: (index: number) => Part) =>
  Array.from({ length: count }, (_, index) => part(index))
const urlOf = (count: number) => 'https://a.example/'.padEnd(count, 'x')
const emailOf = (count: number) => `${'a'.repeat(64)}@${'b'.repeat(count - 69)}.com`
/** Makes metadata of a given size in bytes of JSON. */
const metadataOf = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
const newId = () => `fresh-${fresh++}`

const link = { type: 'link', text: 'Open', uri: 'https://a.example/' }
const webview = { ...link, type: 'webview', fallback: link.uri, openOnReceive: true }
const item = { title: 'Bird', actions: [link] }
const field = (index: number) => ({ type: 'text', name: `f${index}`, label: 'F' })
const option = (index: number) => ({ name: `o${index}`, label: 'O' })

const changeApp = (body: object): Call => ['PATCH', shop.path, body]
const addUser = (body: object): Call => [
  'POST',
  `${shop.path}/users`,
  { externalId: newId(), ...body }
]
const changeUser = (body: object): Call => ['PATCH', `${shop.path}/users/${userId}`, body]
const addConversation = (body: object): Call => ['POST', `${shop.path}/conversations`, body]
const changeConversation = (body: object): Call => [
  'PATCH',
  `${shop.path}/conversations/${conversationId}`,
  body
]
const addIntegration = (body: object): Call => [
  'POST',
  `${shop.path}/integrations`,
  { type: 'web', ...body }
]
const post = (body: object): Call => [
  'POST',
  `${shop.path}/conversations/${conversationId}/messages`,
  { author: { type: 'business' }, content: { type: 'text', text: 'Hi' }, ...body }
]
const say = (content: object) => post({ content })
const text = (fields: object) => say({ type: 'text', ...fields })
const form = (...fields: object[]) => say({ type: 'form', fields })
const withItem = (fields: object) => say({ type: 'carousel', items: [{ ...item, ...fields }] })
const withAction = (fields: object) => text({ actions: [{ ...link, ...fields }] })

const localeOf = (n: number) => `en-x${'-abcdefgh'.repeat(n)}`.slice(0, n)

const ROWS: Row[] = [
  ["characters of an app's displayName", 100, n => changeApp({ displayName: chars(n) })],
  ["characters of an app's iconUrl", 2048, n => changeApp({ iconUrl: urlOf(n) })],
  ["bytes of an app's metadata", 4096, n => changeApp({ metadata: metadataOf(n) })],
  ['characters of an externalId', 1024, n => addUser({ externalId: newId().padEnd(n, 'x') })],
  ['characters of a givenName', 128, n => changeUser({ profile: { givenName: chars(n) } })],
  ['characters of a surname', 128, n => changeUser({ profile: { surname: chars(n) } })],
  ['characters of an e-mail', 128, n => changeUser({ profile: { email: emailOf(n) } })],
  ['characters of a locale', 64, n => changeUser({ profile: { locale: localeOf(n) } })],
  ["characters of a user's avatarUrl", 2048, n => changeUser({ profile: { avatarUrl: urlOf(n) } })],
  ["bytes of a user's metadata", 4096, n => addUser({ metadata: metadataOf(n) })],
  [
    "characters of a conversation's displayName",
    100,
    n => changeConversation({ displayName: chars(n) })
  ],
  ['characters of a description', 100, n => changeConversation({ description: chars(n) })],
  ["characters of a conversation's iconUrl", 2048, n => changeConversation({ iconUrl: urlOf(n) })],
  [
    "bytes of a conversation's metadata",
    4096,
    n =>
      addConversation({
        type: 'personal',
        participants: [{ userId }],
        metadata: metadataOf(n)
      })
  ],
  [
    'participants of a personal conversation',
    1,
    n => addConversation({ type: 'personal', participants: users.slice(0, n).map(userOf) })
  ],
  [
    'participants of a new group',
    10,
    n => addConversation({ type: 'sdkGroup', participants: users.slice(0, n).map(userOf) })
  ],
  [
    "characters of an integration's displayName",
    100,
    n => addIntegration({ displayName: chars(n) })
  ],
  ['origins of an integration', 100, n => addIntegration({ originWhitelist: list(n, originOf) })],
  [
    'characters of a backgroundImageUrl',
    2048,
    n => addIntegration({ backgroundImageUrl: urlOf(n) })
  ],

  ['characters of a text', 4096, n => text({ text: chars(n) })],
  ['characters of an htmlText', 4096, n => text({ htmlText: chars(n) })],
  ['characters of a markdownText, with its tags', 4096, n => text({ markdownText: chars(n - 7) })],
  ['characters of a payload', 4096, n => text({ text: 'Hi', payload: chars(n) })],
  ["bytes of a message's metadata", 4096, n => post({ metadata: metadataOf(n) })],
  [
    "characters of an author's displayName",
    100,
    n => post({ author: { type: 'business', displayName: chars(n) } })
  ],
  [
    "characters of an author's avatarUrl",
    2048,
    n => post({ author: { type: 'business', avatarUrl: urlOf(n) } })
  ],
  [
    'subtypes of an author',
    1,
    n => post({ author: { type: 'business', subtypes: ['bot', 'AI'].slice(0, n) } })
  ],
  ['references of a message', 10, n => post({ references: list(n, () => ({ uri: link.uri })) })],
  [
    "characters of a reference's title",
    128,
    n => post({ references: [{ uri: link.uri, title: chars(n) }] })
  ],
  [
    "characters of a reference's description",
    256,
    n => post({ references: [{ uri: link.uri, description: chars(n) }] })
  ],
  ['characters of a mediaUrl', 2048, n => say({ type: 'image', mediaUrl: urlOf(n) })],
  [
    'characters of an altText',
    128,
    n => say({ type: 'image', mediaUrl: link.uri, altText: chars(n) })
  ],
  ['items of a carousel', 10, n => say({ type: 'carousel', items: list(n, () => item) })],
  ['items of a list', 10, n => say({ type: 'list', items: list(n, () => item) })],
  [
    'actions of a list',
    10,
    n => say({ type: 'list', items: [item], actions: list(n, () => link) })
  ],
  ['actions of an item', 3, n => withItem({ actions: list(n, () => link) })],
  ["characters of an item's title", 128, n => withItem({ title: chars(n) })],
  ["characters of an item's description", 128, n => withItem({ description: chars(n) })],
  ["characters of an item's altText", 128, n => withItem({ altText: chars(n) })],
  ["characters of an item's mediaType", 128, n => withItem({ mediaType: chars(n) })],
  ["characters of an item's mediaUrl", 2048, n => withItem({ mediaUrl: urlOf(n) })],
  ["bytes of an item's metadata", 4096, n => withItem({ metadata: metadataOf(n) })],
  ["characters of an action's text", 128, n => withAction({ text: chars(n) })],
  ["characters of an action's uri", 2048, n => withAction({ uri: urlOf(n) })],
  ["bytes of an action's metadata", 4096, n => withAction({ metadata: metadataOf(n) })],
  [
    "characters of a postback's payload",
    4096,
    n => withAction({ type: 'postback', payload: chars(n) })
  ],
  ['webviews that open by themselves', 1, n => text({ actions: list(n, () => webview) })],
  ['degrees of latitude', 90, n => say({ type: 'location', coordinates: { lat: n, long: 0 } })],
  ['degrees of longitude', 180, n => say({ type: 'location', coordinates: { lat: 0, long: n } })],
  ['fields of a form', 20, n => form(...list(n, field))],
  ["characters of a field's name", 128, n => form({ ...field(1), name: chars(n) })],
  ["characters of a field's label", 128, n => form({ ...field(1), label: chars(n) })],
  ["characters of a field's placeholder", 128, n => form({ ...field(1), placeholder: chars(n) })],
  ["a field's maxSize", 4096, n => form({ ...field(1), maxSize: n })],
  ["a field's minSize where maxSize is not given", 256, n => form({ ...field(1), minSize: n })],
  [
    'options of a select',
    100,
    n => form({ type: 'select', name: 's', label: 'S', options: list(n, option) })
  ],
  [
    "characters of an option's label",
    128,
    n => form({ type: 'select', name: 's', label: 'S', options: [{ name: 'a', label: chars(n) }] })
  ],
  ['records of a page', 100, n => ['GET', `${shop.path}/integrations?page[size]=${n}`]]
]

function userOf(userId: string) {
  return { userId }
}
function originOf(index: number) {
  return `https://a${index}.example`
}

describe.each(ROWS)('The limit on %s, %i', (_limit, most, call) => {
  const send = (size: number) => {
    const [method, path, body] = call(size)
    return world.call(method, path, body)
  }

  test('accepts a value at the limit', async () => {
    const { status, body } = await send(most)
    expect([200, 201], JSON.stringify(body)).toContain(status)
  })

  test('refuses a value above it in words, and changes nothing', async () => {
    const before = await everything()
    const { status, body } = await send(most + 1)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ code: 'bad_request', title: expect.any(String) }])
    expect(await everything()).toEqual(before)
  })
})

describe('The limit on', () => {
  test('participants of a group, 10, applies to joining users', async () => {
    const join = (userId: string | undefined) =>
      world.call('POST', `${shop.path}/conversations/${groupId}/join`, { userId })
    for (const user of users.slice(0, 10)) expect((await join(user)).status).toBe(201)
    const before = await everything()
    expect((await join(users[10])).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['keys of an app', 9, 'keys', { displayName: 'Key' }],
    ['keys of an integration', 9, 'integrations/{bot}/keys', { displayName: 'Key' }],
    [
      'webhooks of an app',
      9,
      'integrations/{bot}/webhooks',
      { target: 'https://bot.example.com/', triggers: ['user:remove'] }
    ]
  ])('%s, 10, applies when %i more are added', async (_name, more, path, body) => {
    const { path: app, botId } = await world.addApp()
    const add = () => world.call('POST', `${app}/${path.replace('{bot}', botId)}`, body)
    for (let count = 0; count < more; count++) expect((await add()).status).toBe(201)
    const before = await everything()
    const { status, body: answer } = await add()
    expect(status).toBe(400)
    expect(answer.errors[0].title).toContain('10')
    expect(await everything()).toEqual(before)
  })

  test('bytes of a body, 100,000, is enforced', async () => {
    const send = (size: number) => {
      const payload = JSON.stringify({ externalId: newId() }).padEnd(size)
      return world.call('POST', `${shop.path}/users`, payload, {
        authorization: basic(world.accountKey),
        'content-type': 'application/json'
      })
    }
    expect((await send(100_000)).status).toBe(201)
    const before = await everything()
    const { status, body } = await send(100_001)
    expect([status, body.errors[0].code]).toEqual([413, 'payload_too_large'])
    expect(await everything()).toEqual(before)
  })

  test('bytes of a file, 50 MB, is enforced', async () => {
    const send = async (size: number) => {
      const bytes = new Uint8Array(size).fill(120)
      const { body, headers } = await formOf({}, { name: 'a.txt', bytes })
      return world.call('POST', `${shop.path}/attachments`, body, {
        authorization: basic(world.accountKey),
        ...headers
      })
    }
    expect((await send(50 * 1024 * 1024)).status).toBe(201)
    const before = await everything()
    const { status, body } = await send(50 * 1024 * 1024 + 1)
    expect([status, body.errors[0].code]).toEqual([413, 'payload_too_large'])
    expect(await everything()).toEqual(before)
  })
})
