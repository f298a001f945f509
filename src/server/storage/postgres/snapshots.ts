import { CompiledQuery } from 'kysely'
import type { Db, Snapshot } from '../database'
import { connect } from './connect'
import { FOR_READERS } from './sessions'

const BEGIN = CompiledQuery.raw('begin')
const ROLLBACK = CompiledQuery.raw('rollback')

/**
 * Begins a transaction that reads, on a connection of its own. It is held, so that what is read after the
 * connection was lost fails, and does not come from a new one.
 */
const openSnapshot = async (url: string): Promise<Snapshot> => {
  const database = await connect({ url, setUp: FOR_READERS })
  let end = () => {}
  let held: Promise<void> = Promise.resolve()
  const db = await new Promise<Db>((resolve, reject) => {
    const hold = async (connection: Db) => {
      await connection.executeQuery(BEGIN)
      // The moment is that of the first read.
      await connection.selectFrom('apps').select('id').limit(1).execute()
      const ended = new Promise<void>(ends => (end = ends))
      resolve(connection)
      await ended
      await connection.executeQuery(ROLLBACK).catch(() => undefined)
    }
    held = database.connection().execute(hold).catch(reject)
  }).catch(async cause => {
    await database.destroy()
    throw cause
  })

  return {
    db,
    async close() {
      end()
      await held
      await database.destroy()
    }
  }
}

/** Gives snapshots of a database, each on a connection of its own. */
export const createSnapshots = (url: string) => {
  const open = new Set<Snapshot>()

  return {
    async snapshot(): Promise<Snapshot> {
      const { db, close } = await openSnapshot(url)
      const opened: Snapshot = {
        db,
        async close() {
          if (open.delete(opened)) await close()
        }
      }
      open.add(opened)
      return opened
    },

    /** Closes those that are open still: who reads them fails. */
    async closeAll(): Promise<void> {
      for (const opened of open) await opened.close()
    }
  }
}
