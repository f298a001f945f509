import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { StartWork } from '../database'
import { FOR_LEADERS, TRY_TO_LEAD } from './sessions'
import { openWatchedSession, type WatchedSession } from './watched-session'

/** Time after which a process tries again to lead. */
const TRY_EVERY_MS = 1_000
/** Time in which a process that led a moment ago notices its loss and ends its work. */
const BEGIN_AFTER_MS = 1_000
/** Silence of the session after which its lock may be another's: PostgreSQL ends it after 15 s. */
const SURE_MAX_MS = 10_000

/**
 * Runs work in one process of all that share a database: in the one that holds a lock, as long as its
 * connection lasts. When that process ends, freezes or loses the database, another one goes on.
 *
 * @returns A function that stops it in this process.
 */
export const lead = (url: string, start: StartWork): (() => Promise<void>) => {
  const stopping = new AbortController()

  const wait = (ms: number, signal: AbortSignal) =>
    pause(ms, undefined, { signal }).catch(() => undefined)

  /** @param over Aborts when the session is lost, or the process stops. */
  const leadBy = async (
    { query, silentMs }: WatchedSession,
    lost: AbortSignal,
    over: AbortSignal
  ) => {
    const tryToLead = async () => (await query<{ leads: boolean }>(TRY_TO_LEAD))[0]?.leads
    while (!over.aborted && !(await tryToLead())) await wait(TRY_EVERY_MS, over)
    await wait(BEGIN_AFTER_MS, over)
    if (over.aborted) return
    const ended = once(over, 'abort')
    const stop = start({ lost, isSure: () => silentMs() < SURE_MAX_MS })
    await ended
    await stop()
  }

  /** Leads until the connection is lost or the process stops. */
  const runTurn = async () => {
    const losing = new AbortController()
    const session = await openWatchedSession(url, FOR_LEADERS, { onLost: () => losing.abort() })
    const over = AbortSignal.any([losing.signal, stopping.signal])
    await leadBy(session, losing.signal, over).finally(session.close)
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      await runTurn().catch(() => undefined)
      if (!stopping.signal.aborted) await wait(TRY_EVERY_MS, stopping.signal)
    }
  }

  const done = run()
  return async () => {
    stopping.abort()
    await done
  }
}
