import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Message } from '../../../src/protocol'
import { badConnection } from '../fakes/bad-connection'
import { createBrowser } from '../fakes/browser'
import { createChatServer, loseAnswer, offline, type Carry } from '../fakes/chat-server'
import { createRandom } from '../fakes/random'
import { openTab } from '../fakes/tab'

const SCHEDULES = 400
const SCHEDULES_A_TEST = 40
const STEPS = 40
/** Most milliseconds of a request, and of its response. */
const CALL_MAX_MS = 1000

type Tab = ReturnType<typeof openTab>

/** Reads everything that pages can see of a messenger. */
const viewOf = ({ messenger }: Tab) => ({
  total: messenger.totalUnreadCount.peek(),
  conversations: messenger.conversations.peek().map(({ info, unreadCount, timeline }) => ({
    id: info.peek()!.id,
    lastUpdatedAt: info.peek()!.lastUpdatedAt,
    unreadCount: unreadCount.peek(),
    messages: timeline.all().map(({ message, status }) => [message.id, status])
  }))
})

const loadAll = async ({ messenger }: Tab) => {
  for (const conversation of messenger.conversations.peek()) {
    // One call per page, so that no load waits for another one.
    for (let pages = 2; pages--;) await (await messenger.history()).older(conversation)
  }
}

/**
 * A slow network that loses a third of the requests or responses, except those that mark as read.
 */
const badNetwork = (random: () => number): Carry => {
  const wait = () => new Promise(resolve => setTimeout(resolve, random() * CALL_MAX_MS))
  return async (call, answer) => {
    const luck = call.path.endsWith('/activities') ? 1 : random()
    await wait()
    const given = luck < 0.15 ? offline : luck < 0.3 ? loseAnswer : undefined
    const result = given ? given(call, answer) : structuredClone(answer())
    await wait()
    return result
  }
}

const live = async (seed: number) => {
  const random = createRandom(seed)
  // Timers of the code under test wait equally long in each run.
  vi.spyOn(Math, 'random').mockImplementation(random)
  const browser = createBrowser()
  const server = createChatServer()
  const open = () => openTab({ server, page: browser.openPage(), wrap: badConnection(random) })
  const tab = open()
  await tab.messenger.sendMessage('first')
  server.begin(false)

  server.carry = badNetwork(random)
  const [main, second] = server.conversations
  const steps: (() => unknown)[] = [
    () => server.write('to the first', main),
    () => server.write('to the second', second),
    () => server.read(main!),
    () => void tab.messenger.sendMessage('own').catch(() => {}),
    () => void tab.messenger.markAllAsRead().catch(() => {}),
    () => void loadAll(tab).catch(() => {}),
    () => tab.end.drop(),
    () => tab.end.send({ type: 'reset', seq: server.log.seq }),
    () => tab.page.fire('online')
  ]
  for (let step = 0; step < STEPS; step++) {
    steps[Math.floor(random() * steps.length)]!()
    await vi.advanceTimersByTimeAsync(random() * 1500)
  }
  return { browser, server, tab }
}

const FIRST_SEEDS = Array.from(
  { length: SCHEDULES / SCHEDULES_A_TEST },
  (_, at) => at * SCHEDULES_A_TEST + 1
)

describe('Random event schedules', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-01-05T08:00:00Z') }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test.each(FIRST_SEEDS)('over bad networks end equal to a fresh fetch, %i and on', async first => {
    for (let seed = first; seed < first + SCHEDULES_A_TEST; seed++) {
      const { browser, server, tab } = await live(seed)
      server.carry = (_, answer) => answer()
      // Two heartbeats at most, and the retries of the outbox.
      await vi.advanceTimersByTimeAsync(90_000)
      await loadAll(tab)

      const fresh = openTab({ server, page: browser.openPage() })
      fresh.messenger.start()
      await vi.advanceTimersByTimeAsync(0)
      await loadAll(fresh)
      expect(viewOf(tab), `seed ${seed}`).toEqual(viewOf(fresh))

      const known = tab.messenger.mainConversation().timeline.all().length
      expect(known, `seed ${seed}`).toBe(server.conversations[0]!.messages.length)
      const received = tab.emitted
        .filter(([name]) => name === 'message')
        .map(([, message]) => message)
      const ids = received.map((message: Message) => message.id)
      expect(ids, `seed ${seed}: a message told twice`).toEqual([...new Set(ids)])
      tab.messenger.destroy()
      fresh.messenger.destroy()
    }
  })
})
