import { setTimeout as pause } from 'node:timers/promises'
import type { StartWork } from '../database'
import { FOR_LEADERS, TRY_TO_LEAD } from './sessions'
import { openWatchedSession, type WatchedSession } from './watched-session'

/** Time after which a process tries again to lead. */
const TRY_EVERY_MS = 2_000

/**
 * Runs work in one process of all that share a database: in the one that holds a lock, as long as its
 * connection lasts. When that process ends, freezes or loses the database, another one goes on.
 *
 * @returns A function that stops it in this process.
 */
export const lead = (url: string, start: StartWork): (() => Promise<void>) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let session: WatchedSession | undefined

  const wait = () => pause(TRY_EVERY_MS, undefined, { signal }).catch(() => undefined)

  /** Leads until the connection is lost or the process stops. */
  const runTurn = async () => {
    let lose = () => {}
    const lost = new Promise<void>(resolve => (lose = resolve))
    signal.addEventListener('abort', lose, { once: true })
    let isLost = false
    const opened = await openWatchedSession(url, FOR_LEADERS, {
      onLost() {
        isLost = true
        lose()
      }
    })
    session = opened
    const tryToLead = async () => (await opened.query<{ leads: boolean }>(TRY_TO_LEAD))[0]?.leads
    while (!isLost && !signal.aborted) {
      if (!(await tryToLead())) {
        await wait()
        continue
      }
      const stop = start()
      await lost
      await stop()
    }
  }

  const run = async () => {
    while (!signal.aborted) {
      await runTurn().catch(() => undefined)
      await session?.close()
      if (!signal.aborted) await wait()
    }
  }

  const done = run()
  return async () => {
    stopping.abort()
    await done
  }
}
