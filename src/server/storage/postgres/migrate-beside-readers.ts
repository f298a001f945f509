import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database'
import { migrate } from '../migrate'

/** SQLSTATEs of a transaction that PostgreSQL ended: others waited for it and it for them, or it waited for long. */
const ENDED = ['40P01', '55P03']
/** About ten minutes, where each try waits as long as it may. */
const TRIES_MAX = 120
/** Time in which those who waited for a migration write. */
const PAUSE_MS = 1_000

const isEnded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ENDED.includes(String(error.code))

/**
 * Migrates as `migrate` does, again when it was ended in favour of others: a process of the version before
 * may read a table that is to be changed next, and wait for one that was changed; a snapshot or `pg_dump` may
 * read for minutes, in which all would wait behind the migration.
 */
export const migrateBesideReaders = async (db: Db): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(db)
    } catch (error) {
      if (!isEnded(error) || tries === TRIES_MAX) throw error
      await pause(PAUSE_MS)
    }
  }
}
