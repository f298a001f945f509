import { sql } from 'kysely'
import type { Db } from './database'
import { connectReader } from './sqlite'

/** The database as it was at one moment, however long it is read. */
export interface Snapshot {
  readonly db: Db
  /** Lets go of it; until then the file keeps what has changed since. */
  close(): Promise<void>
}

/** Gives snapshots of a file, each on a connection of its own. */
export const createSnapshots = (file: string) => {
  const open = new Set<Db>()

  const close = async (db: Db): Promise<void> => {
    if (open.delete(db)) await db.destroy()
  }

  return {
    async snapshot(): Promise<Snapshot> {
      const db = connectReader(file)
      open.add(db)
      await sql`begin`.execute(db)
      // The moment is that of the first read.
      await db.selectFrom('apps').select('id').limit(1).execute()
      return { db, close: () => close(db) }
    },

    /** Closes those that are open still: who reads them fails. */
    async closeAll(): Promise<void> {
      for (const db of open) await close(db)
    }
  }
}
