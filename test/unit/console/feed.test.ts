import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openFeed, type FeedOptions } from '../../../src/console/api/feed'
import { ApiError } from '../../../src/console/api/request'
import type { AppEvent } from '../../../src/console/api/shapes'
import { deferred, message, messageEvent } from './fakes'

/** A server with streams that the test writes to and closes. */
const createStreams = () => {
  const opened: {
    after: string | undefined
    signal: AbortSignal
    write(text: string): void
    cut(): void
  }[] = []
  const open: FeedOptions['open'] = async (after, signal) => {
    const stream = new TransformStream<string, string>()
    const writer = stream.writable.getWriter()
    signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}))
    opened.push({
      after,
      signal,
      write: text => void writer.write(text).catch(() => {}),
      cut: () => void writer.abort(new TypeError('cut')).catch(() => {})
    })
    return new Response(stream.readable.pipeThrough(new TextEncoderStream()))
  }
  return { opened, open }
}

const follow = (open: FeedOptions['open']) => {
  const events: AppEvent[] = []
  const states: boolean[] = []
  const onFresh = vi.fn()
  const waits = vi.fn<FeedOptions['wait']>(async () => {})
  const { check, stop } = openFeed({
    open,
    wait: waits,
    onFresh,
    onConnected: connected => states.push(connected),
    onEvent: event => events.push(event)
  })
  return { events, states, onFresh, waits, check, stop }
}

const event = (cursor: number) =>
  `id: ${cursor}\nevent: conversation:message\ndata: ${JSON.stringify(messageEvent('c', message(cursor)))}\n\n`

const ready = (cursor: number, type = 'ready') =>
  `id: ${cursor}\nevent: ${type}\ndata: {"cursor":"${cursor}"}\n\n`

describe('The event feed', () => {
  test('is connected and fresh once the server sends its cursor', async () => {
    const { opened, open } = createStreams()
    const feed = follow(open)
    await expect.poll(() => opened.length).toBe(1)
    expect(opened[0]?.after).toBeUndefined()
    expect(feed.states).toEqual([])

    opened[0]?.write(ready(41))
    await expect.poll(() => feed.onFresh.mock.calls.length).toBe(1)
    expect(feed.states).toEqual([true])
    feed.stop()
  })

  test('stays connected when a check opens the stream anew, after the last event', async () => {
    const { opened, open } = createStreams()
    const feed = follow(open)
    await expect.poll(() => opened.length).toBe(1)
    opened[0]?.write(ready(41))
    await expect.poll(() => feed.states).toEqual([true])

    feed.check()
    await expect.poll(() => opened.length).toBe(2)
    expect(opened[0]?.signal.aborted).toBe(true)
    expect(opened[1]?.after).toBe('41')
    opened[1]?.write(event(42))
    await expect.poll(() => feed.events.length).toBe(1)
    expect(feed.states).not.toContain(false)
    expect(feed.waits).not.toHaveBeenCalled()
    feed.stop()
  })

  test('loses the connection when a check cannot open the stream anew', async () => {
    const { opened, open } = createStreams()
    let isReachable = true
    const feed = follow(async (after, signal) => {
      if (!isReachable) throw new ApiError(0, 'The server cannot be reached.')
      return open(after, signal)
    })
    feed.waits.mockReturnValue(new Promise(() => {}))
    await expect.poll(() => opened.length).toBe(1)
    opened[0]?.write(ready(41))
    await expect.poll(() => feed.states).toEqual([true])
    isReachable = false
    feed.check()
    await expect.poll(() => feed.states).toEqual([true, false])
    feed.stop()
  })

  test('loses the connection when a check comes while a stream opens that stays silent', async () => {
    const opening: ReturnType<typeof deferred<Response>>[] = []
    let isReachable = true
    const feed = follow((_after, signal) => {
      if (!isReachable) return Promise.reject(new ApiError(0, 'The server cannot be reached.'))
      const response = deferred<Response>()
      signal.addEventListener('abort', () => response.reject(signal.reason as Error))
      opening.push(response)
      return response.promise
    })
    feed.waits.mockReturnValue(new Promise(() => {}))
    await expect.poll(() => opening.length).toBe(1)
    isReachable = false
    feed.check()
    opening[0]?.resolve(new Response(new ReadableStream()))
    await expect.poll(() => feed.states).toEqual([false])
    feed.stop()
  })

  test('gives up a stream that does not open', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const signals: AbortSignal[] = []
    const feed = follow((_after, signal) => {
      signals.push(signal)
      return new Promise((_yes, no) => signal.addEventListener('abort', () => no(signal.reason)))
    })
    feed.waits.mockReturnValue(new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(feed.states).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(signals[0]?.aborted).toBe(true)
    expect(feed.states).toEqual([false])
    feed.stop()
  })

  test('resumes after the last event when a connection is lost', async () => {
    const { opened, open } = createStreams()
    const feed = follow(open)
    await expect.poll(() => opened.length).toBe(1)
    opened[0]?.write(ready(41) + event(42))
    await expect.poll(() => feed.events.length).toBe(1)

    opened[0]?.cut()
    await expect.poll(() => opened.length).toBe(2)
    expect(opened[1]?.after).toBe('42')
    opened[1]?.write(event(43))
    await expect.poll(() => feed.events.length).toBe(2)
    expect(feed.states).toEqual([true, false, true])
    expect(feed.onFresh).toHaveBeenCalledTimes(1)
    feed.stop()
  })

  test('restarts when the log no longer reaches back', async () => {
    const { opened, open } = createStreams()
    const feed = follow(open)
    await expect.poll(() => opened.length).toBe(1)
    opened[0]?.write(ready(41) + ready(90, 'reset'))
    await expect.poll(() => feed.onFresh.mock.calls.length).toBe(2)
    feed.stop()
  })

  test('waits longer after each failure, with jitter', async () => {
    const enough = deferred<void>()
    const feed = follow(async () => {
      throw new ApiError(0, 'The server cannot be reached.')
    })
    feed.waits.mockImplementation(async () => {
      if (feed.waits.mock.calls.length >= 12) await enough.promise
    })
    await expect.poll(() => feed.waits.mock.calls.length).toBe(12)
    const waits = feed.waits.mock.calls.map(([ms]) => ms)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(500)
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_500)
    expect(new Set(waits).size).toBeGreaterThan(6)
    feed.stop()
    enough.resolve()
  })

  test('ends without a session', async () => {
    const open = vi.fn<FeedOptions['open']>(async () => {
      throw new ApiError(401, 'Sign in.')
    })
    const feed = follow(open)
    await expect.poll(() => open.mock.calls.length).toBe(1)
    await new Promise(setImmediate)
    expect(feed.waits).not.toHaveBeenCalled()
  })

  test('closes the connection when it is stopped', async () => {
    const { opened, open } = createStreams()
    const feed = follow(open)
    await expect.poll(() => opened.length).toBe(1)
    feed.stop()
    expect(opened[0]?.signal.aborted).toBe(true)
  })
})
