import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '../database'

/** The write-ahead log of a file, which holds each commit until a checkpoint moves it into the file. */
export interface Log {
  /**
   * Flushes the log to the disk on a thread of its own.
   *
   * @throws {Error} When the disk refuses, and from then on until the log has recovered: what follows in it is
   *   lost with what the disk may have dropped.
   */
  flush(): Promise<void>
  /**
   * After a flush that failed, moves the log into the file and flushes that: the disk may have dropped what it
   * refused, and flushing the log again would not tell.
   *
   * @param db The connection that writes.
   * @throws {Error} When it cannot be moved yet.
   */
  recover(db: Db): Promise<void>
  close(): Promise<void>
}

/** Opens the log of a file that is open. */
export const openLog = async (file: string): Promise<Log> => {
  const handle = await open(`${file}-wal`, 'r+')
  let hasFailed = false

  return {
    async flush() {
      if (hasFailed) throw new Error('the log has not reached the disk')
      try {
        await handle.datasync()
      } catch (error) {
        hasFailed = true
        throw error
      }
    },

    async recover(db) {
      if (!hasFailed) return
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(full)`.execute(db)
      if (rows[0]?.busy)
        throw new Error('the log cannot be moved into the file while others use it')
      hasFailed = false
    },

    close: () => handle.close()
  }
}
