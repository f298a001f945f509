import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteKey } from '../../src/server/domain/records'
import { inSeconds, signJwt, userClaims } from '../util/sign-jwt'
import { holdTimers } from './hold-timers'
import { type LoginWorld, openLoginWorld } from './login-world'
import { sessionBody, text } from './sdk-world'
import { whenPolling } from './when-waiting'

const HOUR_MS = 3_600_000
const SKEW_MS = 5_000

let world: LoginWorld

/** Starts a long poll after all events, and returns once the server waits for it. */
const waitFor = async (token: string) => {
  const { body } = await world.callAs(token, 'GET', '/user')
  const { seq } = (await world.callAs(token, 'GET', '/conversations')).body
  const pending = whenPolling(world.sdk, { userId: body.user.id })
  const answer = world.callAs(token, 'GET', `/events?after=${seq}&wait=25`)
  await pending
  return { answer, seq }
}

const refused = { status: 401, body: { error: { code: 'invalid-auth' } } }

describe('Ending long polls', () => {
  beforeAll(async () => {
    world = await openLoginWorld()
  })
  afterEach(() => {
    vi.useRealTimers()
    world.sdk.server.skewMs = 0
  })
  afterAll(() => world.close())

  describe('A long poll is answered when', () => {
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
      holdTimers()
      const token = world.jwt('ann', { exp: inSeconds(3600) })
      const { body } = await world.login('ann', { token })
      world.sdk.server.skewMs = HOUR_MS + SKEW_MS - 10_000
      const { answer } = await waitFor(body.sessionToken)
      world.sdk.server.skewMs += 10_000
      const onAnswer = vi.fn()
      void answer.then(onAnswer)
      await vi.advanceTimersByTimeAsync(10_000)
      // The server may still read when the session ends, and sets its timer after that: time goes on.
      await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled())
      expect(await answer).toMatchObject(refused)
    })

    test('its visitor logs in with the token of another session', async () => {
      const conversation = { messages: [text('1')] }
      const body = sessionBody(world.integrationId, { sessionKey: 'k'.repeat(22), conversation })
      const open = () => world.sdk.call('POST', `${world.path}/sessions`, { body })
      const [own, other] = [(await open()).body, (await open()).body]
      const { answer } = await waitFor(other.sessionToken)
      await world.login('cat', { sessionToken: own.sessionToken })
      expect(await answer).toMatchObject(refused)
    })

    test.each(['new', 'known'])('its visitor logs in, without an event: %s user', async kind => {
      const name = `ben, a ${kind} user`
      if (kind === 'known') await world.addNamed(name)
      const visitor = await world.sdk.addVisitor()
      const { answer } = await waitFor(visitor.token)
      await world.login(name, { sessionToken: visitor.token })
      await world.sdk.answer(visitor.conversationId, 'for Ben only')
      expect(await answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
    })
  })
})
