import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { Db } from '../database'
import { isLocked } from './is-locked'

/** A lock held longer than this by another process is an outage. */
const LOCK_WAIT_MS = 250
const LOCK_RETRY_MS = 10

const BEGIN = CompiledQuery.raw('begin immediate')

/** Waits for another process to let go without holding the event loop, so that reads go on. */
export const begin = async (db: Db): Promise<void> => {
  const end = performance.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      await db.executeQuery(BEGIN)
      return
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error
      await pause(LOCK_RETRY_MS)
    }
  }
}
