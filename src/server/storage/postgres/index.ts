import { CompiledQuery, sql } from 'kysely'
import type { Db, OpenDatabase } from '../database'
import { compareClocks } from './clock'
import { type Columns, readColumns } from './columns'
import { connect } from './connect'
import { createFunctions } from './functions'
import { lead } from './lead'
import { migrateBesideReaders } from './migrate-beside-readers'
import { refusePooler } from './refuse-pooler'
import { noticeRestore } from './restored'
import { BEGIN_WRITING, FOR_MIGRATIONS, FOR_READERS, FOR_WRITER } from './sessions'
import { createSnapshots } from './snapshots'

/** Connections that read at the same time. */
const READERS_MAX = 8

const BEGIN = CompiledQuery.raw(BEGIN_WRITING)
const ROLLBACK = CompiledQuery.raw('rollback')

const checkEncoding = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db)
  const [{ encoding } = { encoding: '' }] = rows
  if (encoding === 'UTF8') return
  throw new Error(`its encoding is ${encoding}: create it with "encoding 'UTF8'"`)
}

const prepareTables = async (url: string): Promise<Columns> => {
  const db = await connect({ url, setUp: FOR_MIGRATIONS, isPatient: true })
  try {
    await checkEncoding(db)
    await createFunctions(db)
    await migrateBesideReaders(db)
    await noticeRestore(db)
    return await readColumns(db)
  } finally {
    await db.destroy()
  }
}

const begin = async (db: Db): Promise<void> => {
  try {
    await db.executeQuery(BEGIN)
  } catch (error) {
    // Begun it is, whatever became of the lock.
    await db.executeQuery(ROLLBACK).catch(() => undefined)
    throw error
  }
}

/**
 * Opens a database on PostgreSQL and brings its tables up to date.
 *
 * @param ownClock Milliseconds since the epoch, by the clock of this machine.
 * @throws {Error} When it cannot be reached, read or written, or a pooler before it shares connections.
 */
export const openPostgres = async (url: string, ownClock: () => number): Promise<OpenDatabase> => {
  await refusePooler(url)
  const columns = await prepareTables(url)
  const writer = await connect({ url, setUp: FOR_WRITER, columns })
  const read = await connect({ url, setUp: FOR_READERS, max: READERS_MAX, columns })
  const { snapshot, closeAll } = createSnapshots(url)
  const clock = await compareClocks(read, ownClock)

  return {
    writer,
    read,
    clock: clock.now,
    begin,
    // A commit ends on the disk.
    showsUnflushed: false,
    flush: async () => {},
    snapshot,
    // PostgreSQL removes what was deleted by itself.
    clearLog: async () => {},
    lead: start => lead(url, start),
    async close() {
      clock.stop()
      await closeAll()
      await read.destroy()
      await writer.destroy()
    }
  }
}
