import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NumberedEvent } from '../../../src/protocol'
import type { Transport } from '../../../src/transports'
import { through } from '../fakes/bad-connection'
import { createChatServer, offline } from '../fakes/chat-server'
import { openTab } from '../fakes/tab'

/** A connected visitor who wrote `Hi`, and whose connection carries only what the test sends. */
const openWorld = async () => {
  const server = createChatServer()
  let publish!: (numbered: NumberedEvent) => void
  const wrap = (inner: Transport) => {
    const muted = through(inner, (frame, emit) => frame.type === 'event' || emit(frame))
    publish = numbered => muted.emit({ type: 'event', ...numbered })
    return muted
  }
  const tab = openTab({ server, wrap })
  await tab.messenger.sendMessage('Hi')
  await vi.advanceTimersByTimeAsync(0)
  server.calls.length = 0
  tab.emitted.length = 0
  /** Adds a message of the business; the events are returned instead of sent. */
  const write = (...texts: string[]): NumberedEvent[] => {
    const before = server.log.seq
    texts.forEach(text => server.write(text))
    return server.log.after(before)
  }
  return { server, write, publish, ...tab }
}

const askedFor = ({ calls }: ReturnType<typeof createChatServer>) =>
  calls.map(({ path, query }) => `${path} ${query.get('after')}`)

describe('The event order', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('applies events in order at once, and requests nothing', async () => {
    const { server, write, publish, texts, emittedNames: namesTold } = await openWorld()
    write('one', 'two').forEach(publish)
    expect(texts()).toEqual(['Hi', 'one', 'two'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.calls).toEqual([])
    expect(namesTold().filter(name => name === 'message:received')).toHaveLength(2)
  })

  test('drops repeated events, however old', async () => {
    const { server, write, publish, texts, emitted } = await openWorld()
    const events = write('one', 'two')
    events.forEach(publish)
    const before = emitted.length
    ;[...events, events[0]!].forEach(publish)
    expect(texts()).toEqual(['Hi', 'one', 'two'])
    expect(emitted).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.calls).toEqual([])
  })

  test('holds back early events, and requests the gap after 100 to 300 ms', async () => {
    const { server, write, publish, texts } = await openWorld()
    const seq = server.log.seq
    const [, two, three] = write('one', 'two', 'three')
    publish(three!)
    publish(two!)
    expect(texts()).toEqual(['Hi'])
    await vi.advanceTimersByTimeAsync(99)
    expect(server.calls).toEqual([])
    await vi.advanceTimersByTimeAsync(201)
    expect(askedFor(server)).toEqual([`/events ${seq}`])
    expect(texts()).toEqual(['Hi', 'one', 'two', 'three'])
  })

  test('requests nothing for a gap that fills by itself within 100 ms', async () => {
    const { server, write, publish, texts } = await openWorld()
    const [one, two] = write('one', 'two')
    publish(two!)
    await vi.advanceTimersByTimeAsync(90)
    publish(one!)
    expect(texts()).toEqual(['Hi', 'one', 'two'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.calls.length).toBeLessThanOrEqual(1)
  })

  test('requests missed events after a heartbeat with a newer seq', async () => {
    const { server, write, texts, end } = await openWorld()
    write('one', 'two')
    end.send({ type: 'pong', seq: server.log.seq })
    await vi.advanceTimersByTimeAsync(300)
    expect(texts()).toEqual(['Hi', 'one', 'two'])
    expect(server.calls).toHaveLength(1)
  })

  test('requests a gap whose response was lost again with the next heartbeat', async () => {
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

  test('fetches the visible conversation again after a reset, with new messages', async () => {
    const { server, write, texts, end, messenger, emittedNames: namesTold } = await openWorld()
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

  test('includes events that arrive while it fetches after a reset', async () => {
    const { server, write, publish, texts, end, messenger } = await openWorld()
    write('missed')
    server.carry = async (call, answer) => {
      const result = await answer()
      // Written after the response was sent, and published before it arrived.
      if (call.path === '/conversations') write('meanwhile').forEach(publish)
      return result
    }
    end.send({ type: 'reset', seq: server.log.seq })
    await vi.advanceTimersByTimeAsync(1000)
    await (await messenger.history()).older(messenger.mainConversation())
    expect(texts()).toEqual(['Hi', 'missed', 'meanwhile'])
    expect(messenger.totalUnreadCount.peek()).toBe(2)
  })

  test('is "reconnecting" while a reset cannot fetch, and "connected" when it could', async () => {
    const { server, write, end, messenger, emittedNames: namesTold } = await openWorld()
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

  test('ignores an event of an unknown type, and loses nothing', async () => {
    const { server, publish, write, texts } = await openWorld()
    const seq = server.log.seq + 1
    server.log.push({ type: 'conversation:archived', conversation: { id: 'c' } } as never)
    server.log.after(seq - 1).forEach(publish)
    write('one').forEach(publish)
    expect(texts()).toEqual(['Hi', 'one'])
  })

  test('passes typing through, which has no seq', async () => {
    const { publish, emitted, messenger } = await openWorld()
    const conversation = { id: messenger.mainConversation().info.peek()!.id }
    const event = { type: 'typing:start', conversation, role: 'business', name: 'Ann' } as const
    publish({ event: { ...event, createdAt: new Date().toISOString() } })
    expect(emitted).toEqual([['typing:start', expect.objectContaining(event)]])
  })
})
