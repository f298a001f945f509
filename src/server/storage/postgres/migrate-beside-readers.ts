import type { Db } from '../database'
import { migrate } from '../migrate'

/** SQLSTATE of a transaction that PostgreSQL ended, since others waited for it and it for them. */
const DEADLOCK = '40P01'
const TRIES_MAX = 10

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DEADLOCK

/**
 * Migrates as `migrate` does, again when it was ended in favour of a reader: a process of the version before
 * may read a table that is to be changed next, and wait for one that was changed.
 */
export const migrateBesideReaders = async (db: Db): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(db)
    } catch (error) {
      if (!isDeadlock(error) || tries === TRIES_MAX) throw error
    }
  }
}
