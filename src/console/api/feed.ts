import { ApiError } from './request'
import { readServerSentEvents } from './server-sent-events'
import type { AppEvent } from './shapes'

/** The server pings each 15 s; after this long without a byte the connection is dead. */
const SILENCE_MAX_MS = 40_000
const RETRY_MIN_DELAY_MS = 500
const RETRY_MAX_DELAY_MS = 20_000

/** What the feed needs of the world around it. */
export interface FeedOptions {
  /** @see AppApi.openEvents */
  open(after: string | undefined, signal: AbortSignal): Promise<Response>
  onEvent(event: AppEvent): void
  /** The stream starts anew here: whatever was fetched before may miss something. */
  onFresh(): void
  /** True once the stream is open, false as soon as it is lost. */
  onConnected(connected: boolean): void
  /** Resolves after so many ms, or earlier when another try is worth it (back online, page shown). */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/** Full jitter, so that many consoles do not come back in one moment. */
const retryDelay = (attempt: number) =>
  RETRY_MIN_DELAY_MS + Math.random() * Math.min(RETRY_MAX_DELAY_MS, 1000 * 2 ** attempt)

/**
 * Follows what happens in an app, through lost connections and restarts of the server: each return
 * goes on after the last event seen.
 *
 * @returns Ends it.
 */
export function openFeed({ open, onEvent, onFresh, onConnected, wait }: FeedOptions): () => void {
  const stopped = new AbortController()
  let cursor: string | undefined
  let attempt = 0

  async function followOnce() {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MAX_MS)
    }
    try {
      const response = await open(cursor, AbortSignal.any([stopped.signal, silence.signal]))
      if (!response.body) return
      if (cursor !== undefined) onConnected(true)
      for await (const { id, type, data } of readServerSentEvents(response.body, alive)) {
        if (stopped.signal.aborted) return
        attempt = 0
        if (id !== undefined) cursor = id
        if (type === 'ready' || type === 'reset') {
          onConnected(true)
          onFresh()
        } else {
          onEvent(JSON.parse(data) as AppEvent)
        }
      }
    } finally {
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
      onConnected(false)
      await wait(retryDelay(attempt++), stopped.signal)
    }
  }

  void follow()
  return () => stopped.abort()
}
