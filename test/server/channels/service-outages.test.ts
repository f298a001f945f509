import { describe, expect, test } from 'vitest'
import { readRetryAfter } from '../../../src/server/jobs/retry-after'
import { openClockWorld } from './clock-world'
import { startTelegramUpstream } from './telegram-upstream'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Opens a world in which Ann has linked Telegram, and Ben writes there alone. */
const openWorld = async () => {
  const world = await openClockWorld(startTelegramUpstream)
  await world.startJobs()
  const { upstream, rest, logged, pass, domain } = world
  const visitor = await world.addVisitor()
  const { link } = await visitor.call('POST', '/links', { integrationId: world.channelId })
  await upstream.follow('Ann Lee', link.code)
  await upstream.say('Ben Fox', 'Do you sell hats?')
  const { recipients } = await rest('GET', `/integrations/${world.channelId}/test-recipients`)
  const ben = recipients.find(({ userId }: any) => userId !== visitor.userId)

  const answer = async (conversationId: string, text: string) =>
    (
      await rest('POST', `/conversations/${conversationId}/messages`, {
        author: { type: 'business' },
        content: { type: 'text', text }
      })
    ).messages[0].id as string
  /** Counts attempts that the service did not take. */
  const failures = () => logged.filter(line => line.includes('channel.failed')).length

  return {
    ...world,
    visitor,
    now: domain.clock,
    failures,
    toAnn: (text: string) => answer(visitor.conversationId, text),
    toBen: (text: string) => answer(ben.conversationId, text),
    /** Lets time pass, a minute at a time, until a condition is met. */
    passUntil: (isMet: () => boolean) =>
      expect
        .poll(() => {
          if (!isMet()) pass(MINUTE)
          return isMet()
        })
        .toBe(true)
  }
}

describe('The wait that a service names', () => {
  const NOW = Date.UTC(2026, 0, 1)

  test.each([
    ['120', 120 * SECOND],
    ['1.5', 1_500],
    ['Thu, 01 Jan 2026 00:10:00 GMT', 10 * MINUTE],
    ['86400', 60 * MINUTE],
    ['Fri, 02 Jan 2026 00:00:00 GMT', 60 * MINUTE],
    ['Wed, 31 Dec 2025 00:00:00 GMT', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['soon', undefined],
    [undefined, undefined]
  ])('is read of Retry-After: %s', (said, waitMs) => {
    expect(readRetryAfter(said === undefined ? {} : { 'retry-after': said }, NOW)).toBe(waitMs)
  })

  test.each([
    ['in seconds', () => '600'],
    ['as a date', (now: number) => new Date(now + 10 * MINUTE).toUTCString()]
  ])('is kept with all messages where it is down: %s', async (_name, name) => {
    const world = await openWorld()
    const { upstream, failures, toAnn, toBen, now, pass, passUntil, integration } = world
    Object.assign(upstream.state, { failing: 503, retryAfter: name(now()) })
    await toAnn('To Ann.')
    await expect.poll(failures).toBe(1)
    await toBen('To Ben.')
    await expect.poll(failures).toBe(2)
    upstream.state.failing = 0
    pass(9 * MINUTE)
    await integration()
    expect(upstream.texts()).toEqual([])
    await passUntil(() => upstream.texts().length === 2)
    expect(upstream.texts().toSorted()).toEqual(['To Ann.', 'To Ben.'])
  })
})
