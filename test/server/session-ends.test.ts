import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashToken } from '../../src/server/auth'
import { announceTyping } from '../../src/server/domain/conversations/activities'
import { deleteIntegration } from '../../src/server/domain/integrations/delete-integration'
import { createKey, deleteKey } from '../../src/server/domain/apps/keys'
import { login } from '../../src/server/domain/sessions/login'
import { openSession } from '../../src/server/domain/sessions/open-session'
import { endSessions } from '../../src/server/domain/sessions/sessions'
import { deleteUser } from '../../src/server/domain/users/delete-user'
import { findUser } from '../../src/server/domain/users/users'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
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

/** A client of someone who has logged in, which knows everything so far. */
const enterNamed = async (externalId: string, expiresAt: number | null = null) => {
  const { sessionToken, seq, user } = await loginAs(externalId, { expiresAt })
  const client = await world.enter(sessionToken, seq)
  expect(await client.read()).toEqual({ type: 'ready', seq })
  return { client, user, token: sessionToken }
}

const enterReady = async (): Promise<Client> => {
  const client = await world.enter(visitor.token, 1)
  expect(await client.read()).toEqual({ type: 'ready', seq: 1 })
  return client
}

const isAlive = async (client: Client) => {
  client.say({ type: 'ping' })
  return ((await client.read()) as { type?: string }).type === 'pong'
}

const text = (text: string) => ({
  type: 'event',
  event: { type: 'message', message: { text } }
})

describe('a connection is closed at the moment', () => {
  test('its session runs out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client } = await enterNamed('ann', Date.now() + HOUR_MS)
    world.moveClock(HOUR_MS - 1000)
    vi.advanceTimersByTime(HOUR_MS - 1000)
    expect(await isAlive(client)).toBe(true)

    world.moveClock(1000)
    vi.advanceTimersByTime(1000)

    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('its session runs out that was to last longer than timers do', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const set = vi.spyOn(globalThis, 'setTimeout')
    const { client } = await enterNamed('ann', Date.now() + 60 * DAY_MS)
    vi.advanceTimersByTime(1000)
    expect(await isAlive(client)).toBe(true)
    for (let days = 0; days < 60; days += 20) {
      world.moveClock(20 * DAY_MS)
      vi.advanceTimersByTime(25 * DAY_MS)
      if (days < 40) expect(await isAlive(client)).toBe(true)
    }
    expect(await client.read()).toEqual({ closed: 4401 })
    for (const [, ms] of set.mock.calls) expect(ms).toBeLessThan(2 ** 31)
    set.mockRestore()
  })

  test('the key that signed for it is deleted', async () => {
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

  test('its visitor logs in with another token than its own', async () => {
    await enterNamed('ann')
    const other = await openSession(world.domain, await findIntegration(), {
      sessionKey: 'key-of-the-first-visitor',
      client: { id: 'device' }
    })
    const client = await world.enter(other.sessionToken, 1)
    expect(await client.read()).toEqual({ type: 'ready', seq: 1 })
    await loginAs('ann', { sessionToken: visitor.token })
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('and no other connection is', async () => {
    const { client, token } = await enterNamed('ann')
    const other = await enterNamed('ann')
    const anonymous = await enterReady()
    await world.domain.write(tx => endSessions(tx, 'tokenHash', hashToken(token)))
    expect(await client.read()).toEqual({ closed: 4401 })
    expect(await isAlive(other.client)).toBe(true)
    expect(await isAlive(anonymous)).toBe(true)
  })
})

describe('a connection of a visitor who is merged', () => {
  const merge = async () => {
    const named = await enterNamed('ann')
    for (const words of ['1', '2', '3']) await world.answer(visitor.conversation, words)
    return named
  }

  test('is reset, and goes on with the log of the user', async () => {
    const { user } = await merge()
    const client = await world.enter(visitor.token, 4)
    expect(await client.read()).toEqual({ type: 'ready', seq: 4 })
    await loginAs('ann', { sessionToken: visitor.token })

    const reset = (await client.read()) as { type: string; seq: number }
    expect(reset).toEqual({ type: 'reset', seq: expect.any(Number) })
    await world.answer(visitor.conversation, 'next')
    expect(await client.read()).toMatchObject({ ...text('next'), seq: reset.seq + 1 })

    client.say({ type: 'conversation:read', conversationId: visitor.conversation.id })
    expect(await client.read()).toMatchObject({
      seq: reset.seq + 2,
      event: { type: 'conversation:read', activity: { userId: user.id }, unreadCount: 0 }
    })
    client.say({ type: 'ping' })
    expect(await client.read()).toEqual({ type: 'pong', seq: reset.seq + 2 })
  })

  test('is reset when it comes back, whatever it knows', async () => {
    await merge()
    await loginAs('ann', { sessionToken: visitor.token })
    for (let after = 0; after <= 4; after++) {
      const client = await world.enter(visitor.token, after)
      expect(await client.read()).toEqual({ type: 'reset', seq: 6 })
    }
  })

  test('is reset at the next ping when nothing was heard of the merge', async () => {
    await merge()
    const client = await world.enter(visitor.token, 4)
    await client.read()
    world.isBusLossy = true
    await loginAs('ann', { sessionToken: visitor.token })
    world.isBusLossy = false

    client.say({ type: 'ping' })

    const frames = [await client.read(), await client.read()]
    expect(frames).toContainEqual({ type: 'reset', seq: 6 })
    expect(frames).toContainEqual({ type: 'pong', seq: 6 })
  })

  test('hears who types to the user, and no more what is said to nobody', async () => {
    await merge()
    const client = await world.enter(visitor.token, 4)
    await client.read()
    await loginAs('ann', { sessionToken: visitor.token })
    await client.read()
    await announceTyping(world.domain, {
      conversation: visitor.conversation,
      type: 'typing:start',
      actor: { role: 'business', name: 'Sue' },
      source: { type: 'api:conversations' }
    })
    expect(await client.read()).toMatchObject({ event: { type: 'typing:start', name: 'Sue' } })
  })

  test('is told of on the connections of the user, as an event', async () => {
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

describe("the user's own JWT", () => {
  const enterBy = (claims: object) => world.enter(signJwt(key, userClaims('ann', claims)), 0)

  test('opens a connection, which ends with it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await loginAs('ann')
    const client = await enterBy({ exp: inSeconds(3600) })
    expect(await client.read()).toEqual({ type: 'ready', seq: 0 })
    world.moveClock(2 * HOUR_MS)
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(await client.read()).toEqual({ closed: 4401 })
  })

  test('opens none when it has expired, or names nobody', async () => {
    expect(await (await enterBy({})).read()).toEqual({ closed: 4401 })
    await loginAs('ann')
    expect(await (await enterBy({ exp: inSeconds(-61) })).read()).toEqual({ closed: 4401 })
  })

  test('opens none in an app with several web integrations', async () => {
    await loginAs('ann')
    await world.addVisitor('key-of-another-visitor')
    expect(await (await enterBy({})).read()).toEqual({ closed: 4400 })
  })
})
