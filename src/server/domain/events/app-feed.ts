import { type AppEvent, appTopic, type Domain } from '../domain'
import { newestAppPosition, readAppEvents } from './events'

const PAGE_SIZE = 100
/** Typing that waits for a slow reader; more than this is old news. */
const PASSING_MAX = 100

/** What the feed of an app brings. */
export type FeedItem =
  /** The feed starts here; at a reset something before was lost. */
  | { type: 'ready' | 'reset'; position: number }
  /** Typing has no position. */
  | { type: 'event'; event: AppEvent }
  /** Nothing happened for a while. */
  | { type: 'quiet' }

export interface FeedRequest {
  appId: string
  /** Position of the last event that is known; undefined: start now. */
  after?: number
  /** Time in ms after which silence is worth an item. */
  quietMs: number
  /** Ends the feed. */
  signal: AbortSignal
}

/** Wakes one waiter; a ring while nobody waits is remembered. */
const createBell = () => {
  let rung = false
  let wake = () => {}
  return {
    ring() {
      rung = true
      wake()
    },
    /** @returns False when nobody rang in time. */
    async wait(ms: number): Promise<boolean> {
      if (!rung) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>(resolve => {
          wake = resolve
          timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
      }
      const wasRung = rung
      rung = false
      return wasRung
    }
  }
}

/**
 * Follows what happens in an app, each stored event once and in order. The bus only rings; what
 * happened is read from the log, as fast as the reader takes it.
 */
export async function* followApp(
  { storage: { read }, bus }: Domain,
  { appId, after, quietMs, signal }: FeedRequest
): AsyncGenerator<FeedItem> {
  const passing: AppEvent[] = []
  const bell = createBell()
  const unsubscribe = bus.subscribe(appTopic(appId), payload => {
    const event = payload as AppEvent
    if (event.position === undefined && passing.length < PASSING_MAX) passing.push(event)
    bell.ring()
  })
  signal.addEventListener('abort', bell.ring)
  try {
    const newest = await newestAppPosition(read)
    // A position that was never reached is of another database.
    const isStrange = after !== undefined && after > newest
    let position = isStrange ? newest : (after ?? newest)
    if (after === undefined) yield { type: 'ready', position }
    if (isStrange) yield { type: 'reset', position }
    while (!signal.aborted) {
      const { events, reset } = await readAppEvents(read, appId, position, PAGE_SIZE)
      if (reset) {
        position = await newestAppPosition(read)
        yield { type: 'reset', position }
        continue
      }
      for (const event of events) {
        yield { type: 'event', event }
        position = event.position ?? position
      }
      for (const event of passing.splice(0)) yield { type: 'event', event }
      if (events.length === PAGE_SIZE) continue
      if (!(await bell.wait(quietMs)) && !signal.aborted) yield { type: 'quiet' }
    }
  } finally {
    signal.removeEventListener('abort', bell.ring)
    unsubscribe()
  }
}
