import { sql } from 'kysely'
import type { Db, Snapshot } from '../database'
import { connectReader } from './connect'

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
