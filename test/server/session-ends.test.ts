import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashToken } from '../../src/server/auth'
import {
  announceTyping,
  deleteIntegration,
  deleteUser,
  login,
  openSession
} from '../../src/server/domain/flows'
import { createKey, deleteKey, endSessions, findUser } from '../../src/server/domain/records'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { isOnPostgres } from '../util/test-database'
import { type Client, openRealtimeWorld, type RealtimeWorld } from './realtime-world'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Visitor = Awaited<ReturnType<RealtimeWorld['addVisitor']>>

let world: RealtimeWorld
let key: Awaited<ReturnType<typeof createKey>>
let visitor: Visitor

beforeEach(async () => {
  world = await openRealtimeWorld()
  key = await world.domain.write(tx => createKey(tx, { appId: world.appId }, 'Back end'))
  visitor = await world.addVisitor('key-of-the-first-visitor')
})

afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

const findIntegration = () =>
  world.domain.storage.read.selectFrom('integrations').selectAll().executeTakeFirstOrThrow()

const loginAs = async (
  externalId: string,
  { expiresAt = null, sessionToken }: { expiresAt?: number | null; sessionToken?: string } = {}
) =>
  login(world.domain, {
    integration: await findIntegration(),
    proof: { appId: world.appId, externalId, keyId: key.id, expiresAt },
    sessionToken
  })

/** Connects a client of a logged-in user, which knows all events. */
const enterNamed = async (externalId: string, expiresAt: number | null = null) => {
  const { sessionToken, seq, user } = await loginAs(externalId, { expiresAt })
  const client = await world.enter(sessionToken, seq)
  expect(await client.read()).toMatchObject({ type: 'ready', seq })
  return { client, user, token: sessionToken }
}

const enterReady = async (): Promise<Client> => {
  const client = await world.enter(visitor.token, 1)
  expect(await client.read()).toMatchObject({ type: 'ready', seq: 1 })
  return client
}

const isAlive = async (client: Client) => {
  client.say({ type: 'ping' })
  return ((await client.read()) as { type?: string }).type === 'pong'
}

/** Notes the delays of timers. No spy of vitest: at the end of the file that puts the fake timer back. */
const noteDelays = () => {
  const delays: (number | undefined)[] = []
  const { setTimeout: set } = globalThis
  const note = (run: () => void, ms?: number) => {
    delays.push(ms)
    return set(run, ms)
  }
  globalThis.setTimeout = Object.assign(note, set)
  return { delays, restore: () => void (globalThis.setTimeout = set) }
}

describe('A connection is closed when', () => {
  // The pool of connections has timers too, which run out with the others.
  test.skipIf(isOnPostgres)('its session runs out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await enterNamed('ann', Date.now() + HOUR_MS)
    world.moveClock(HOUR_MS - 1000)
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1000)
    expect(await isAlive(client)).toBe(true)

    world.moveClock(1000)
    await vi.advanceTimersByTimeAsync(1000)

    expect(await client.read()).toEqual({ closed: 4401 })
  })

  // The pool of connections has timers too, which run out with the others.
  test.skipIf(isOnPostgres)('its session runs out after longer than timers can last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { delays, restore } = noteDelays()
    const { client } = await enterNamed('ann', Date.now() + 60 * DAY_MS)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await isAlive(client)).toBe(true)
    for (let days = 0; days < 60; days += 20) {
      world.moveClock(20 * DAY_MS)
      await vi.advanceTimersByTimeAsync(25 * DAY_MS)
      if (days < 40) expect(await isAlive(client)).toBe(true)
    }
    expect(await client.read()).toEqual({ closed: 4401 })
    restore()
    expect(delays).not.toEqual([])
    for (const ms of delays) expect(ms).toBeLessThan(2 ** 31)
  })

  test('the key that signed its token is deleted', async () => {
    const { client } = await enterNamed('ann')
    await world.domain.write(tx => deleteKey(tx, { appId: world.appId }, key.id))
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('its user is deleted', async () => {
    const { client, user } = await enterNamed('ann')
    await world.domain.write(async tx =>
      deleteUser(tx, (await findUser(tx.db, world.appId, user.id))!)
    )
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('its integration is deleted', async () => {
    const client = await enterReady()
    const { id } = await findIntegration()
    await world.domain.write(tx => deleteIntegration(tx, world.appId, id))
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('its client logs in as another user', async () => {
    const { client, token } = await enterNamed('ann')
    await loginAs('ben', { sessionToken: token })
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('its visitor logs in with the token of another session', async () => {
    await enterNamed('ann')
    const other = await openSession(world.domain, await findIntegration(), {
      sessionKey: 'key-of-the-first-visitor',
      client: { id: 'device' }
    })
    const client = await world.enter(other.sessionToken, 1)
    expect(await client.read()).toMatchObject({ type: 'ready', seq: 1 })
    await loginAs('ann', { sessionToken: visitor.token })
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('and only its session ends', async () => {
    const { client, token } = await enterNamed('ann')
    const other = await enterNamed('ann')
    const anonymous = await enterReady()
    await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(token)))
    expect(await client.read()).toEqual({ closed: 4401 })
    expect(await isAlive(other.client)).toBe(true)
    expect(await isAlive(anonymous)).toBe(true)
  })
})

describe('A connection of a visitor who is merged', () => {
  const merge = async () => {
    const named = await enterNamed('ann')
    for (const words of ['1', '2', '3']) await world.answer(visitor.conversation, words)
    return named
  }

  const REPLACED = { closed: 1013 }

  test('is closed, and gets nothing of the user', async () => {
    await merge()
    const client = await world.enter(visitor.token, 4)
    expect(await client.read()).toMatchObject({ type: 'ready', seq: 4 })
    await loginAs('ann', { sessionToken: visitor.token })
    await world.answer(visitor.conversation, 'for Ann only')
    expect(await client.read()).toEqual(REPLACED)
  })

  test('is refused when it connects again, whatever its seq', async () => {
    await merge()
    await loginAs('ann', { sessionToken: visitor.token })
    for (let after = 0; after <= 4; after++) {
      const client = await world.enter(visitor.token, after)
      expect(await client.read()).toEqual(REPLACED)
    }
  })

  test('is closed at the next ping when the merge was not published', async () => {
    await merge()
    const client = await world.enter(visitor.token, 4)
    await client.read()
    world.isBusLossy = true
    await loginAs('ann', { sessionToken: visitor.token })
    world.isBusLossy = false

    client.say({ type: 'ping' })

    expect(await client.read()).toEqual(REPLACED)
  })

  test('receives no typing to the user', async () => {
    await merge()
    const client = await world.enter(visitor.token, 4)
    await client.read()
    await loginAs('ann', { sessionToken: visitor.token })
    await announceTyping(world.domain, {
      conversation: visitor.conversation,
      type: 'typing:start',
      actor: { role: 'business', name: 'Sue' },
      source: { type: 'api:conversations' }
    })
    expect(await client.read()).toEqual(REPLACED)
  })

  test("is no reason for a reset of the user's connections, which get an event", async () => {
    const { client } = await merge()
    await loginAs('ann', { sessionToken: visitor.token })
    expect(await client.read()).toMatchObject({
      seq: 1,
      event: {
        type: 'conversation:added',
        conversation: { id: visitor.conversation.id, isDefault: true }
      }
    })
  })
})

describe("A connection with the user's own JWT", () => {
  const enterBy = (claims: object) => world.enter(signJwt(key, userClaims('ann', claims)), 0)

  // The pool of connections has timers too, which run out with the others.
  test.skipIf(isOnPostgres)('closes when it expires', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await loginAs('ann')
    const client = await enterBy({ exp: inSeconds(3600) })
    expect(await client.read()).toMatchObject({ type: 'ready', seq: 0 })
    world.moveClock(2 * HOUR_MS)
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('is refused when it has expired, or its user does not exist', async () => {
    expect(await (await enterBy({})).read()).toEqual({ closed: 4401 })
    await loginAs('ann')
    expect(await (await enterBy({ exp: inSeconds(-61) })).read()).toEqual({ closed: 4401 })
  })

  test('is refused in an app with several web integrations', async () => {
    await loginAs('ann')
    await world.addVisitor('key-of-another-visitor')
    expect(await (await enterBy({})).read()).toEqual({ closed: 4400 })
  })
})
