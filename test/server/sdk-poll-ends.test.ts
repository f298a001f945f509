import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteKey } from '../../src/server/domain/apps/keys'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { type LoginWorld, openLoginWorld } from './login-world'
import { sessionBody, text } from './sdk-world'
import { whenWaiting } from './when-waiting'

const HOUR_MS = 3_600_000
const SKEW_MS = 60_000

let world: LoginWorld

beforeAll(async () => {
  world = await openLoginWorld()
})
afterEach(() => {
  vi.useRealTimers()
  world.sdk.server.skewMs = 0
})
afterAll(() => world.close())

/** Asks for what happens after everything there is, and comes back once the server waits for it. */
const waitFor = async (token: string) => {
  const { body } = await world.callAs(token, 'GET', '/user')
  const { seq } = (await world.callAs(token, 'GET', '/conversations')).body
  const waiting = whenWaiting(world.sdk, { userId: body.user.id })
  const answer = world.callAs(token, 'GET', `/events?after=${seq}&wait=25`)
  await waiting
  return { answer, seq }
}

const refused = { status: 401, body: { error: { code: 'invalid-auth' } } }

describe('a long poll is answered at the moment', () => {
  test('its session is logged out', async () => {
    const { body } = await world.login('ann')
    const { answer } = await waitFor(body.sessionToken)
    await world.callAs(body.sessionToken, 'POST', '/logout')
    expect(await answer).toMatchObject(refused)
  })

  test('its key is deleted', async () => {
    const key = await world.sdk.addKey()
    const { body } = await world.login('ann', { token: signJwt(key, userClaims('ann')) })
    const { answer } = await waitFor(body.sessionToken)
    const { appId } = world
    await world.sdk.server.domain.write(tx => deleteKey(tx, { appId }, key.id))
    expect(await answer).toMatchObject(refused)
  })

  test('its session runs out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const token = world.jwt('ann', { exp: inSeconds(3600) })
    const { body } = await world.login('ann', { token })
    world.sdk.server.skewMs = HOUR_MS + SKEW_MS - 10_000
    const { answer } = await waitFor(body.sessionToken)
    world.sdk.server.skewMs += 10_000
    vi.advanceTimersByTime(10_000)
    expect(await answer).toMatchObject(refused)
  })

  test('its visitor logs in with another token than its own', async () => {
    const conversation = { messages: [text('1')] }
    const body = sessionBody(world.integrationId, { sessionKey: 'k'.repeat(22), conversation })
    const open = () => world.sdk.call('POST', `${world.path}/sessions`, { body })
    const [own, other] = [(await open()).body, (await open()).body]
    const { answer } = await waitFor(other.sessionToken)
    await world.login('cat', { sessionToken: own.sessionToken })
    expect(await answer).toMatchObject(refused)
  })

  test('its visitor is merged into a user: with a reset', async () => {
    await world.addNamed('ben')
    const visitor = await world.sdk.addVisitor()
    const { answer, seq } = await waitFor(visitor.token)
    await world.login('ben', { sessionToken: visitor.token })
    const { body } = await answer
    expect(body).toEqual({ reset: true, seq: expect.any(Number) })
    expect(body.seq).toBeGreaterThan(seq)
  })
})

test('a long poll of a visitor who becomes a new user goes on', async () => {
  const visitor = await world.sdk.addVisitor()
  const { answer, seq } = await waitFor(visitor.token)
  await world.login('a new name', { sessionToken: visitor.token })
  await world.sdk.answer(visitor.conversationId, 'Hello')
  expect((await answer).body).toMatchObject({
    seq: seq + 1,
    events: [{ seq: seq + 1, event: { message: { text: 'Hello' } } }]
  })
})
