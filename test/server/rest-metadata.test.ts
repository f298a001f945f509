import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'

let world: RestWorld
let path: string
let userId: string
let conversation: string

/** Placeholder for the metadata in a body. */
const HERE = '"metadata":0'
const hole = { metadata: 0 }
const action = { type: 'link', text: 'Open', uri: 'https://a.example/' }

const sayWith = (content: object) => ({ author: { type: 'business' }, content })
const card = (more: object, actions: object[] = [action]) =>
  sayWith({ type: 'carousel', items: [{ title: 'Bird', actions, ...more }] })

/** All places for metadata. */
const PLACES: [place: string, method: 'POST' | 'PATCH', url: () => string, body: () => object][] = [
  ['a new app', 'POST', () => '/v2/apps', () => ({ displayName: 'Shop', ...hole })],
  ['an app', 'PATCH', () => path, () => hole],
  [
    'a new user',
    'POST',
    () => `${path}/users`,
    () => ({ externalId: crypto.randomUUID(), ...hole })
  ],
  ['a user', 'PATCH', () => `${path}/users/${userId}`, () => hole],
  [
    'a new conversation',
    'POST',
    () => `${path}/conversations`,
    () => ({ type: 'personal', participants: [{ userId }], ...hole })
  ],
  ['a conversation', 'PATCH', () => conversation, () => hole],
  [
    'a message',
    'POST',
    () => `${conversation}/messages`,
    () => ({ ...sayWith({ type: 'text', text: 'Hi' }), ...hole })
  ],
  ['an item', 'POST', () => `${conversation}/messages`, () => card(hole)],
  [
    'an action',
    'POST',
    () => `${conversation}/messages`,
    () => sayWith({ type: 'text', actions: [{ ...action, ...hole }] })
  ],
  [
    'an action of an item',
    'POST',
    () => `${conversation}/messages`,
    () => card({}, [{ ...action, ...hole }])
  ]
]

describe('Metadata', () => {
  beforeAll(async () => {
    world = await openRestWorld()
    path = (await world.addApp()).path
    userId = (await world.addUser(path)).id
    conversation = `${path}/conversations/${(await world.addConversation(path, userId)).id}`
  })
  afterAll(() => world.close())

  describe.each(PLACES)('The metadata of %s', (_place, method, url, body) => {
    /** Written as text, since a JavaScript object could not have some of these keys. */
    const send = (metadata: string) =>
      world.call(method, url(), JSON.stringify(body()).replace(HERE, `"metadata":${metadata}`), {
        authorization: basic(world.accountKey),
        'content-type': 'application/json'
      })

    test('contain strings, numbers and booleans, and no null', async () => {
      const { status, body } = await send('{"a":"x","b":-1.5,"c":true,"d":null}')
      expect([200, 201]).toContain(status)
      expect(JSON.stringify(body)).toContain('"metadata":{"a":"x","b":-1.5,"c":true}')
    })

    test.each([
      '{"a":{}}',
      '{"a":[1]}',
      '{"a":1e400}',
      '{"a":-1e400}',
      '[]',
      '"a"',
      '5',
      'null',
      '{"__proto__":1}',
      '{"__proto__":{"x":1}}',
      '{"constructor":1}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"prototype":1}'
    ])('refuse %s with the reason', async metadata => {
      const { status, body } = await send(metadata)
      expect(status).toBe(400)
      expect(body.errors[0]).toEqual({
        code: 'bad_request',
        title: expect.stringMatching(/metadata|__proto__|constructor/)
      })
      expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    })
  })

  test('an array in place of metadata is reported as an array', async () => {
    const { body } = await world.call('PATCH', `${path}/users/${userId}`, { metadata: [] })
    expect(body.errors[0].title).toBe('metadata must be a flat object, got array.')
  })
})
