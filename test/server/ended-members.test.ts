import type { HTTPMethods } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRestWorld, type RestWorld } from './rest-world'

const TEAM = '/console/api/team'
const VIEW_ID = 'f'.repeat(24)
/** Time after which a stream without events says so, and finds that its reader may not go on. */
const PING_MS = 15_000

/** A route of each kind; APP and CHAT stand for ids. */
const ROUTES: [method: HTTPMethods, path: string, body?: object][] = [
  ['GET', '/console/api/me'],
  ['PATCH', '/console/api/me', { displayName: 'Bob' }],
  ['GET', '/console/api/sessions'],
  ['GET', '/console/api/second-factor'],
  ['GET', '/console/api/passkeys'],
  ['GET', TEAM],
  ['POST', `${TEAM}/invitations`, { role: 'owner' }],
  ['GET', '/console/api/health'],
  ['PUT', `/console/api/apps/APP/views/${VIEW_ID}`, { name: 'Mine', filter: { view: 'mine' } }],
  [
    'POST',
    '/console/api/apps/APP/conversations/CHAT/presence',
    { tab: 'f'.repeat(32), state: 'looking' }
  ],
  ['GET', '/v2/audit-log'],
  ['PATCH', '/v2/apps/APP', { displayName: 'Bakery' }],
  ['POST', '/v2/apps/APP/keys', { displayName: 'Till' }],
  ['GET', '/v2/apps/APP/conversations/CHAT/messages'],
  [
    'POST',
    '/v2/apps/APP/conversations/CHAT/messages',
    { author: { type: 'business' }, content: { type: 'text', text: 'Hello' } }
  ]
]

let world: RestWorld
let owner: Record<string, string>
let bob: Record<string, string>
let bobId: string
let app: Awaited<ReturnType<RestWorld['addApp']>>
let chatId: string

const callAll = async () => {
  const statuses: Record<string, number> = {}
  for (const [method, path, body] of ROUTES) {
    const url = path.replace('APP', app.id).replace('CHAT', chatId)
    statuses[`${method} ${path}`] = (await world.call(method, url, body, bob)).status
  }
  return statuses
}

/** Opens Bob's stream of events, and reads it up to its beginning. */
const openEvents = async () => {
  const url = `${app.path}/events`
  const answer = await world.app.inject({ method: 'GET', url, headers: bob, payloadAsStream: true })
  const chunks = answer.stream().iterator({ destroyOnReturn: false })
  const readUntil = async (part: string) => {
    let text = ''
    while (!text.includes(part)) {
      const { value, done } = await chunks.next()
      if (done) throw new Error(`The stream has ended before ${part}.`)
      text += String(value)
    }
  }
  await readUntil('event: ready')
  return {
    readUntil,
    async readToEnd(): Promise<string> {
      let rest = ''
      for await (const chunk of chunks) rest += String(chunk)
      return rest
    }
  }
}

beforeEach(async () => {
  world = await openRestWorld({ PIPIT_RATE_LIMITS: 'off' })
  owner = await world.signIn('ann@example.com')
  bob = await world.signIn('bob@example.com')
  bobId = (await world.call('GET', '/console/api/me', undefined, bob)).body.user.id
  app = await world.addApp()
  chatId = (await world.addConversation(app.path, (await world.addUser(app.path)).id)).id
})
afterEach(() => world.close())

describe.each([
  ['was removed', () => world.call('DELETE', `${TEAM}/${bobId}`, undefined, owner)],
  ['was deactivated', () => world.call('POST', `${TEAM}/${bobId}/deactivation`, undefined, owner)],
  [
    'has signed out from another browser',
    async () => {
      const elsewhere = await world.openSession(bobId)
      return world.call('DELETE', '/console/api/sessions', undefined, elsewhere)
    }
  ],
  ['has signed out', () => world.call('DELETE', '/console/api/session', undefined, bob)]
])('A member who %s', (_, end) => {
  test('is refused by every kind of route', async () => {
    for (const [route, status] of Object.entries(await callAll())) {
      expect(status, route).toBeLessThan(300)
    }
    expect((await end()).status).toBe(200)
    for (const [route, status] of Object.entries(await callAll())) {
      expect(status, route).toBe(401)
    }
  })

  test('reads no more events, in an open stream or another one', async () => {
    const feed = await openEvents()
    expect((await end()).status).toBe(200)
    await world.call('POST', `${app.path}/conversations/${chatId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'not for Bob' }
    })
    expect(await feed.readToEnd()).not.toContain('not for Bob')
    expect((await world.call('GET', `${app.path}/events`, undefined, bob)).status).toBe(401)
  })

  test('sees an open stream end at once, while nothing else happens', async () => {
    const feed = await openEvents()
    const startedAt = performance.now()
    expect((await end()).status).toBe(200)
    await feed.readToEnd()
    expect(performance.now() - startedAt).toBeLessThan(PING_MS)
  })
})

describe('A member of whom another session has ended', () => {
  test('goes on to read events', async () => {
    const feed = await openEvents()
    const elsewhere = await world.openSession(bobId)
    expect((await world.call('DELETE', '/console/api/session', undefined, elsewhere)).status).toBe(
      200
    )
    await world.call('POST', `${app.path}/conversations/${chatId}/messages`, {
      author: { type: 'business' },
      content: { type: 'text', text: 'for Bob' }
    })
    await feed.readUntil('for Bob')
  })
})
