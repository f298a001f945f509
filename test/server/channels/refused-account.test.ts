import { expect, describe, test } from 'vitest'
import { openClockWorld } from './clock-world'
import { startTelegramUpstream } from './telegram-upstream'

const SECOND = 1_000
const MINUTE = 60 * SECOND

const openWorld = async () => {
  const world = await openClockWorld(startTelegramUpstream)
  await world.startJobs()
  const { upstream, rest, logged, pass } = world
  const visitor = await world.addVisitor()
  const path = `/conversations/${visitor.conversationId}`
  const { link } = await visitor.call('POST', '/links', { integrationId: world.channelId })
  await upstream.follow('Ann Lee', link.code)

  const refusals = () => logged.filter(line => line.includes('channel.notConnected')).length

  return {
    ...world,
    answer: (said: string) =>
      rest('POST', `${path}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text: said }
      }),
    refusals,
    /** Lets time pass, in which the service is asked once and refuses. */
    async passAsking(ms: number) {
      const before = refusals()
      pass(ms)
      await expect.poll(refusals).toBe(before + 1)
    },
    /** Lets time pass, in which the service is not asked. */
    async passInPeace(ms: number) {
      const before = refusals()
      pass(ms)
      await world.integration()
      expect(refusals()).toBe(before)
    }
  }
}

describe('An account that the service refuses', () => {
  test('is asked about again by itself, less and less often, and works when the service takes it', async () => {
    const world = await openWorld()
    const { upstream, integration, answer, refusals, passAsking, passInPeace, pass } = world
    upstream.state.isTokenRevoked = true
    await answer('Waits.')
    await expect.poll(integration).toMatchObject({ status: 'error', connection: 'refused' })
    const { connectionSince } = await integration()
    expect(connectionSince).toEqual(expect.any(String))

    await passInPeace(14 * MINUTE)
    await passAsking(MINUTE + SECOND)
    await passAsking(16 * MINUTE)
    // It was refused for half an hour, and is left alone as long.
    await passInPeace(29 * MINUTE)
    await passAsking(3 * MINUTE)
    await passInPeace(59 * MINUTE)
    await passAsking(2 * MINUTE)
    await passInPeace(59 * MINUTE)
    expect(await integration()).toMatchObject({ connection: 'refused', connectionSince })
    expect(refusals()).toBe(4)

    upstream.state.isTokenRevoked = false
    pass(2 * MINUTE)
    await expect.poll(integration).toMatchObject({ status: 'active', connection: 'connected' })
    await expect.poll(() => upstream.texts()).toEqual(['Waits.'])
  })
})
