import { newestAppPosition, readAppEvents } from '../../records'
import type { NOTICE } from '../../../bus'
import { type AppEvent, appTopic, type AppContext } from '../../transaction'

const PAGE_SIZE = 100
/** Typing that waits for a slow reader; more than this is old news. */
const EPHEMERAL_MAX = 100

/** An item of an app's feed. */
export type FeedItem =
  /** The feed starts here; at a reset something before was lost. */
  | { type: 'ready' | 'reset'; position: number }
  /** Typing and presence have no position. */
  | { type: 'event'; event: AppEvent }
  /** Sent when there was no event for a while. */
  | { type: 'quiet' }

export interface FeedRequest {
  appId: string
  /** Position of the last event that is known; undefined: start now. */
  after?: number | undefined
  /** Time in ms after which silence is worth an item. */
  quietMs: number
  /** Ends the feed. */
  signal: AbortSignal
}

/** Wakes one waiter; a call of `notify` without a waiter ends the next wait at once. */
const createSignal = () => {
  let isNotified = false
  let wake = () => {}
  return {
    notify() {
      isNotified = true
      wake()
    },
    /** @returns False when `notify` was not called in time. */
    async wait(ms: number): Promise<boolean> {
      if (!isNotified) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>(resolve => {
          wake = resolve
          timer = setTimeout(resolve, ms)
        })
        clearTimeout(timer)
      }
      const wasNotified = isNotified
      isNotified = false
      return wasNotified
    }
  }
}

/**
 * Follows the events of an app, each stored one once and in order. The bus only triggers a read; what
 * happened is read from the log, as fast as the reader takes it.
 */
export async function* followApp(
  { storage: { read, settled }, bus }: AppContext,
  { appId, after, quietMs, signal }: FeedRequest
): AsyncGenerator<FeedItem> {
  const ephemeral: AppEvent[] = []
  const wakeUp = createSignal()
  const unsubscribe = bus.subscribe(appTopic(appId), payload => {
    const event = payload as AppEvent | typeof NOTICE
    if (event && event.position === undefined && ephemeral.length < EPHEMERAL_MAX) {
      ephemeral.push(event)
    }
    wakeUp.notify()
  })
  signal.addEventListener('abort', wakeUp.notify)
  try {
    const newest = await newestAppPosition(read)
    await settled()
    // A position that was never reached is of another database.
    const isUnknown = after !== undefined && after > newest
    let position = isUnknown ? newest : (after ?? newest)
    if (after === undefined) yield { type: 'ready', position }
    if (isUnknown) yield { type: 'reset', position }
    while (!signal.aborted) {
      const { events, reset } = await readAppEvents(read, appId, position, PAGE_SIZE)
      await settled()
      if (reset) {
        position = await newestAppPosition(read)
        await settled()
        yield { type: 'reset', position }
        continue
      }
      for (const event of events) {
        yield { type: 'event', event }
        position = event.position ?? position
      }
      for (const event of ephemeral.splice(0)) yield { type: 'event', event }
      if (events.length === PAGE_SIZE) continue
      if (!(await wakeUp.wait(quietMs)) && !signal.aborted) yield { type: 'quiet' }
    }
  } finally {
    signal.removeEventListener('abort', wakeUp.notify)
    unsubscribe()
  }
}
