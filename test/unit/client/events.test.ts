import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NumberedEvent } from '../../../src/protocol'
import type { Transport } from '../../../src/transports'
import { through } from '../fakes/bad-connection'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connected visitor who wrote `Hi`, and whose connection carries only what the test sends. */
const openWorld = async () => {
  const server = createChatServer()
  let ring!: (numbered: NumberedEvent) => void
  const wrap = (inner: Transport) => {
    const muted = through(inner, (frame, emit) => frame.type === 'event' || emit(frame))
    ring = numbered => muted.emit({ type: 'event', ...numbered })
    return muted
  }
  const tab = openTab({ server, wrap })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  server.calls.length = 0
  tab.told.length = 0
  /** The business writes; the events are returned instead of sent. */
  const write = (...texts: string[]): NumberedEvent[] => {
    const before = server.log.seq
    texts.forEach(text => server.write(text))
    return server.log.after(before)
  }
  return { server, write, ring, ...tab }
}

const askedFor = ({ calls }: ReturnType<typeof createChatServer>) =>
  calls.map(({ path, query }) => `${path} ${query.get('after')}`)

test('applies what comes in order at once, and asks for nothing', async () => {
  const { server, write, ring, texts, namesTold } = await openWorld()
  write('one', 'two').forEach(ring)
  expect(texts()).toEqual(['Hi', 'one', 'two'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.calls).toEqual([])
  expect(namesTold().filter(name => name === 'message:received')).toHaveLength(2)
})

test('drops repeats, also of long ago', async () => {
  const { server, write, ring, texts, told } = await openWorld()
  const events = write('one', 'two')
  events.forEach(ring)
  const before = told.length
  ;[...events, events[0]!].forEach(ring)
  expect(texts()).toEqual(['Hi', 'one', 'two'])
  expect(told).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(1000)
  expect(server.calls).toEqual([])
})

test('holds back what comes early, and asks for the gap after 100 to 300 ms', async () => {
  const { server, write, ring, texts } = await openWorld()
  const seq = server.log.seq
  const [, two, three] = write('one', 'two', 'three')
  ring(three!)
  ring(two!)
  expect(texts()).toEqual(['Hi'])
  await vi.advanceTimersByTimeAsync(99)
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(201)
  expect(askedFor(server)).toEqual([`/events ${seq}`])
  expect(texts()).toEqual(['Hi', 'one', 'two', 'three'])
})

test('a gap that fills by itself within 100 ms is asked for by nobody twice', async () => {
  const { server, write, ring, texts } = await openWorld()
  const [one, two] = write('one', 'two')
  ring(two!)
  await vi.advanceTimersByTimeAsync(90)
  ring(one!)
  expect(texts()).toEqual(['Hi', 'one', 'two'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(server.calls.length).toBeLessThanOrEqual(1)
})

test('a heartbeat that names a newer number brings what was never rung', async () => {
  const { server, write, texts, end } = await openWorld()
  write('one', 'two')
  end.send({ type: 'pong', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(300)
  expect(texts()).toEqual(['Hi', 'one', 'two'])
  expect(server.calls).toHaveLength(1)
})

test('a gap whose answer is lost is asked for again with the next heartbeat', async () => {
  const { server, write, texts, end } = await openWorld()
  write('one')
  server.carry = offline
  end.send({ type: 'pong', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(1000)
  expect(texts()).toEqual(['Hi'])
  server.carry = (_, answer) => answer()
  end.send({ type: 'pong', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(300)
  expect(texts()).toEqual(['Hi', 'one'])
})

test('after a reset it fetches what is shown, and begins the messages anew', async () => {
  const { server, write, texts, end, messenger, namesTold } = await openWorld()
  write('one', 'two')
  end.send({ type: 'reset', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(0)
  expect(server.calls[0]!.path).toBe('/conversations')
  expect(messenger.mainConversation().history.peek()).toBe('unknown')
  await (await messenger.history()).older(messenger.mainConversation())
  expect(texts()).toEqual(['Hi', 'one', 'two'])
  expect(messenger.totalUnreadCount.peek()).toBe(2)
  expect(namesTold()).not.toContain('message:received')
})

test('what happens while it fetches after a reset is there right after', async () => {
  const { server, write, ring, texts, end, messenger } = await openWorld()
  write('missed')
  server.carry = async (call, answer) => {
    const result = await answer()
    // Written when the answer was on its way, and rung before it arrived.
    if (call.path === '/conversations') write('meanwhile').forEach(ring)
    return result
  }
  end.send({ type: 'reset', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(1000)
  await (await messenger.history()).older(messenger.mainConversation())
  expect(texts()).toEqual(['Hi', 'missed', 'meanwhile'])
  expect(messenger.totalUnreadCount.peek()).toBe(2)
})

test('a reset that cannot fetch says reconnecting, and connected when it could', async () => {
  const { server, write, end, messenger, namesTold } = await openWorld()
  write('one')
  server.carry = offline
  end.send({ type: 'reset', seq: server.log.seq })
  await vi.advanceTimersByTimeAsync(0)
  expect(messenger.$connection.get()).toBe('reconnecting')
  server.carry = (_, answer) => answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(messenger.$connection.get()).toBe('connected')
  expect(messenger.totalUnreadCount.peek()).toBe(1)
  expect(namesTold().filter(name => name.startsWith('connected'))).toHaveLength(1)
})

test('an event of a kind that this version does not know changes nothing and loses nothing', async () => {
  const { server, ring, write, texts } = await openWorld()
  const seq = server.log.seq + 1
  server.log.push({ type: 'conversation:archived', conversation: { id: 'c' } } as never)
  server.log.after(seq - 1).forEach(ring)
  write('one').forEach(ring)
  expect(texts()).toEqual(['Hi', 'one'])
})

test('typing has no number and passes through', async () => {
  const { ring, told, messenger } = await openWorld()
  const conversation = { id: messenger.mainConversation().info.peek()!.id }
  const event = { type: 'typing:start', conversation, role: 'business', name: 'Ann' } as const
  ring({ event: { ...event, createdAt: new Date().toISOString() } })
  expect(told).toEqual([['typing:start', expect.objectContaining(event)]])
})
