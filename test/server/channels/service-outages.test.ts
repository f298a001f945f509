import { describe, expect, onTestFinished, test } from 'vitest'
import { startDelivering } from '../../../src/server/jobs/deliver-webhooks'
import { readRetryAfter } from '../../../src/server/jobs/retry-after'
import { createOutbound } from '../../../src/server/outbound'
import { longTest } from '../../browser/short-run'
import { startReceiver } from '../../util/webhook-receiver'
import { openClockWorld } from './clock-world'
import { startTelegramUpstream } from './telegram-upstream'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Opens a world in which Ann has linked Telegram, and Ben writes there alone. */
const openWorld = async () => {
  const env = { PIPIT_WEBHOOK_PRIVATE: '1' }
  const world = await openClockWorld(startTelegramUpstream, { env })
  await world.startJobs()
  const { upstream, rest, logged, log, pass, domain, stops, isAsking } = world
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
  const count = (event: string) => logged.filter(line => line.includes(`"${event}"`)).length
  /** Counts attempts that the service did not take, after which others follow. */
  const failures = () => count('channel.failed')
  /** Lets time pass until a condition is met, but none of the time limit of a request. */
  const passUntil = (isMet: () => boolean) =>
    expect
      .poll(() => {
        if (!isMet() && !isAsking()) pass(SECOND)
        return isMet()
      })
      .toBe(true)

  return {
    ...world,
    visitor,
    now: domain.clock,
    failures,
    toAnn: (text: string) => answer(visitor.conversationId, text),
    toBen: (text: string) => answer(ben.conversationId, text),
    passUntil,
    gaveUp: () => count('channel.gaveUp') > 0,
    /** Lets time pass, by the end of which so many attempts have failed. */
    async passFailing(ms: number, attempts: number) {
      const wanted = failures() + attempts
      pass(ms)
      await passUntil(() => failures() >= wanted || count('channel.gaveUp') > 0)
    },
    /** Calls a webhook with events of a kind. */
    async listen(trigger: string) {
      const receiver = await startReceiver()
      onTestFinished(() => receiver.close())
      const webhook = { target: receiver.url, triggers: [trigger] }
      await rest('POST', '/integrations', { type: 'custom', webhooks: [webhook] })
      const outbound = createOutbound({ allowPrivate: true })
      stops.push(startDelivering({ domain, outbound, log }))
      return receiver
    }
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
    const { upstream, failures, toAnn, toBen, now, pass, passUntil, domain } = world
    Object.assign(upstream.state, { failing: 503, retryAfter: name(now()) })
    await toAnn('To Ann.')
    await expect.poll(failures).toBe(1)
    await toBen('To Ben.')
    await expect.poll(failures).toBe(2)
    upstream.state.failing = 0
    const dueAts = async () => {
      const waiting = domain.storage.read.selectFrom('channelDeliveries').select('dueAt')
      return (await waiting.where('state', '=', 'waiting').execute()).map(({ dueAt }) => dueAt)
    }
    const named = expect.toSatisfy((at: number) => at > now() + 9 * MINUTE)
    await expect.poll(dueAts).toEqual([named, named])
    pass(10 * MINUTE)
    await passUntil(() => upstream.texts().length === 2)
    expect(upstream.texts().toSorted()).toEqual(['To Ann.', 'To Ben.'])
  })
})

describe('A message to a service', () => {
  test('that throttles for an hour is not lost, and keeps its place', async () => {
    const { upstream, toAnn, toBen, passFailing, passUntil } = await openWorld()
    const { state, telegram, people } = upstream
    state.throttled = Infinity
    const texts = Array.from({ length: 6 }, (_, index) => `No. ${index + 1}`)
    for (const text of texts) {
      await toAnn(`${text} for Ann`)
      await toBen(`${text} for Ben`)
      for (let minutes = 0; minutes < 10; minutes++) await passFailing(MINUTE, 2)
    }
    expect(telegram.sent).toEqual([])
    state.throttled = 0
    await passUntil(() => telegram.sent.length >= 2 * texts.length)
    const sentTo = ({ id }: { id: number }) =>
      telegram.sent
        .filter(({ fields }) => String(fields['chat_id']) === String(id))
        .map(({ fields }) => fields['text'])
    expect(sentTo(people['Ann Lee'])).toEqual(texts.map(text => `${text} for Ann`))
    expect(sentTo(people['Ben Fox'])).toEqual(texts.map(text => `${text} for Ben`))
  })

  longTest(
    'that is down is given up after a day, which the business learns, and others follow',
    async () => {
      const world = await openWorld()
      const { upstream, visitor, toAnn, passFailing, passUntil, gaveUp, now, rest } = world
      const receiver = await world.listen('conversation:message:delivery:failure')
      upstream.state.failing = 503
      const begun = now()
      const id = await toAnn('Lost.')
      await passUntil(() => world.failures() > 0)
      while (!gaveUp()) {
        expect(receiver.got).toEqual([])
        await passFailing(15 * MINUTE, 1)
      }
      expect(now() - begun).toBeGreaterThan(23.5 * HOUR)
      expect(now() - begun).toBeLessThan(24.5 * HOUR)

      const error = { code: 'service_unavailable', message: 'Internal Server Error' }
      await receiver.until(1)
      expect(receiver.got[0]!.event.payload).toMatchObject({
        message: { id },
        destination: { type: 'telegram', integrationId: world.channelId },
        error,
        isFinalEvent: true
      })
      const { messages } = await rest('GET', `/conversations/${visitor.conversationId}/messages`)
      expect(messages.at(-1)).toMatchObject({ id, deliveryError: error })

      upstream.state.failing = 0
      await toAnn('And on.')
      await passUntil(() => upstream.texts().length > 0)
      expect(upstream.texts()).toEqual(['And on.'])
    }
  )
})
