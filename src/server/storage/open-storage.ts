import { setTimeout as pause } from 'node:timers/promises'
import type { Db, OpenDatabase, Snapshot, StartWork } from './database'
import { type GroupCommit, groupCommit } from './group-commit'
import { openSqlite } from './sqlite'

export interface StorageOptions {
  /** Path of the SQLite file; made when it is not there. Its folder must exist. */
  file: string
  /** Address of a database on PostgreSQL that is used in place of the file. */
  postgresUrl?: string | undefined
  /**
   * Milliseconds that each flush to the disk takes longer; for benches.
   * @default 0
   */
  flushDelayMs?: number | undefined
  /**
   * Refuses to open a SQLite file that another server has open: events that one server publishes do not
   * reach the connections of another.
   * @default false
   */
  isExclusive?: boolean
  /** Milliseconds since the epoch, by the clock of this machine. @default Date.now */
  ownClock?: () => number
}

/** The database: reads see what is committed, writes share their commits. */
export interface Storage extends Pick<GroupCommit, 'write' | 'settled' | 'waitingWriters'> {
  /** Reads only, on connections of its own. */
  readonly read: Db
  /** Returns milliseconds since the epoch: on PostgreSQL by the clock of the database, which all processes share. */
  clock(): number
  /** Opens a snapshot of the committed data for long reads. The caller closes it. */
  snapshot(): Promise<Snapshot>
  /**
   * Moves the write-ahead log of SQLite into the file and cuts it to nothing: it holds pages as they were
   * before something was deleted. Does nothing while someone reads; the caller tries again later.
   */
  clearLog(): Promise<void>
  /**
   * Runs work in one of the processes that share the database: when that one ends, freezes or loses the
   * database, another one goes on.
   *
   * @returns A function that stops it in this process.
   */
  lead(start: StartWork): () => Promise<void>
  /** Waits for the writers under way, then closes the database. */
  close(): Promise<void>
}

const openDatabase = async ({
  file,
  postgresUrl,
  isExclusive = false,
  ownClock = Date.now
}: StorageOptions): Promise<OpenDatabase> => {
  if (postgresUrl === undefined) return openSqlite(file, isExclusive, ownClock)
  // Loaded only where it is asked for.
  const { openPostgres } = await import('./postgres')
  return openPostgres(postgresUrl, ownClock)
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {Error} When it cannot be opened, read or written, or another process has locked it.
 */
export const openStorage = async (options: StorageOptions): Promise<Storage> => {
  const { flushDelayMs = 0 } = options
  const database = await openDatabase(options)
  const flush = async () => {
    if (flushDelayMs) await pause(flushDelayMs)
    await database.flush()
  }
  const { write, settled, waitingWriters, idle } = groupCommit({ ...database, flush })

  return {
    read: database.read,
    clock: database.clock,
    snapshot: database.snapshot,
    write,
    settled,
    waitingWriters,
    clearLog: database.clearLog,
    lead: database.lead,
    async close() {
      await idle()
      await database.close()
    }
  }
}
