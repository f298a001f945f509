import { ApiError } from './request'
import { readServerSentEvents } from './server-sent-events'
import type { AppEvent } from './shapes'

/** The server pings each 15 s; after this long without a byte the connection is dead. */
const SILENCE_MAX_MS = 40_000
/** Longest wait for the head of the response, which the server sends at once. */
const OPENING_MAX_MS = 10_000
const RETRY_MIN_DELAY_MS = 500
const RETRY_MAX_DELAY_MS = 20_000

/** Options of the feed. */
export interface FeedOptions {
  /** @see AppApi.openEvents */
  open(after: string | undefined, signal: AbortSignal): Promise<Response>
  onEvent(event: AppEvent): void
  /** Called when the stream restarts: data fetched before may be incomplete. */
  onFresh(): void
  /** True once the stream is open, false as soon as it is lost. */
  onConnected(connected: boolean): void
  /** Resolves after so many ms, or earlier when a retry is worthwhile (back online, page shown). */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** A feed that runs. */
export interface Feed {
  /** Opens the stream anew at once if it seems open, or opens: one without a network may stay silent for long. */
  check(): void
  /** Ends the feed. */
  stop(): void
}

/** Full jitter, so that many consoles do not reconnect at the same moment. */
const retryDelay = (attempt: number) =>
  RETRY_MIN_DELAY_MS + Math.random() * Math.min(RETRY_MAX_DELAY_MS, 1000 * 2 ** attempt)

/**
 * Follows the events of an app through lost connections and restarts of the server: each connection
 * continues after the last event received.
 */
export function openFeed({ open, onEvent, onFresh, onConnected, wait }: FeedOptions): Feed {
  const stopped = new AbortController()
  /** Ends the stream that is open or opens; undefined without one. */
  let dropStream: (() => void) | undefined
  let isChecking = false
  let cursor: string | undefined
  let attempt = 0

  async function followOnce() {
    const dropped = new AbortController()
    const drop = () => dropped.abort()
    dropStream = drop
    let timer = setTimeout(drop, OPENING_MAX_MS)
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(drop, SILENCE_MAX_MS)
    }
    try {
      const response = await open(cursor, AbortSignal.any([stopped.signal, dropped.signal]))
      if (!response.body) return
      alive()
      if (cursor !== undefined) onConnected(true)
      for await (const { id, type, data } of readServerSentEvents(response.body, alive)) {
        if (stopped.signal.aborted) return
        attempt = 0
        if (id !== undefined) cursor = id
        if (type === 'ready' || type === 'reset') {
          onConnected(true)
          onFresh()
        } else {
          onEvent(JSON.parse(data))
        }
      }
    } finally {
      dropStream = undefined
      clearTimeout(timer)
    }
  }

  async function follow() {
    while (!stopped.signal.aborted) {
      try {
        await followOnce()
      } catch (error) {
        // Without a session there is nothing to wait for; signing in opens a new feed.
        if (error instanceof ApiError && error.status === 401) return
      }
      if (stopped.signal.aborted) return
      if (isChecking) {
        isChecking = false
        continue
      }
      onConnected(false)
      await wait(retryDelay(attempt++), stopped.signal)
    }
  }

  void follow()
  return {
    check() {
      if (!dropStream) return
      isChecking = true
      dropStream()
    },
    stop: () => stopped.abort()
  }
}
