import { sql } from 'kysely'
import type { Db } from '../database'

/** Mark of a file whose free space has always been overwritten, or was written anew since. */
const IS_ERASED = 1

/** Moves the write-ahead log into the file and cuts it to nothing, unless someone reads. */
export const clearLog = async (writer: Db): Promise<void> => {
  await sql`pragma wal_checkpoint(truncate)`.execute(writer)
}

/**
 * Writes a file of an earlier version anew, whose free space holds what was deleted. Once: what is deleted
 * since is overwritten. After a kill the next start does it again.
 */
export const eraseFreePages = async (writer: Db): Promise<void> => {
  const { rows: marks } = await sql<{ user_version: number }>`pragma user_version`.execute(writer)
  if (marks[0]?.user_version === IS_ERASED) return
  const { rows: sizes } = await sql<{ page_count: number }>`pragma page_count`.execute(writer)
  if (sizes[0]?.page_count) {
    // A copy in memory of a large file would not fit.
    await sql`pragma temp_store = file`.execute(writer)
    await sql`vacuum`.execute(writer)
    await clearLog(writer)
    await sql`pragma temp_store = memory`.execute(writer)
  }
  await sql.raw(`pragma user_version = ${IS_ERASED}`).execute(writer)
}
