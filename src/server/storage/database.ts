import type { Kysely, Selectable } from 'kysely'
import type { Schema } from './schema'

/** Something that runs queries: a connection of its own, or one inside a transaction. */
export type Db = Kysely<Schema>

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

/** The database as it was at one moment, however long it is read. */
export interface Snapshot {
  readonly db: Db
  /** Releases it; until then the database keeps old versions of rows that have changed since. */
  close(): Promise<void>
}

/** The lead of one process among those that share a database. */
export interface Lead {
  /** Aborts when the lead is lost: another process begins a moment later, so what is under way ends at once. */
  readonly lost: AbortSignal
  /** Tells whether no other process can lead yet. Where it is false, no work begins: this one may have been frozen. */
  isSure(): boolean
}

/** Starts work, and returns what stops it. */
export type StartWork = (lead: Lead) => () => Promise<void>

/** A database of either kind, with its tables up to date. */
export interface OpenDatabase {
  /** The one connection that writes. */
  readonly writer: Db
  /** Reads what is committed, and refuses to write. */
  readonly read: Db
  /** Whether reads show commits that have not reached the disk yet. */
  readonly showsUnflushed: boolean
  /** Returns milliseconds since the epoch, which all processes that share the database count alike. */
  clock(): number
  /**
   * Begins a transaction of the writer, in which no other process writes. Waits without holding the event loop.
   *
   * @throws {Error} When another process goes on writing for too long.
   */
  begin(db: Db): Promise<void>
  /**
   * Waits until all that was committed before has reached the disk. Waits without holding the event loop.
   *
   * @throws {Error} When it cannot be written there. The next transaction begins when that is repaired.
   */
  flush(): Promise<void>
  snapshot(): Promise<Snapshot>
  clearLog(): Promise<void>
  /** Runs work in one of the processes that share the database. Returns what stops it, here. */
  lead(start: StartWork): () => Promise<void>
  close(): Promise<void>
}

const OF_SQLITE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/
/**
 * Connections, privileges, missing databases, deadlocks, resources, locks and time that ran out, shutdowns,
 * disks, damage, standbys: SQLSTATEs of PostgreSQL.
 */
const OF_POSTGRES = /^(08|28|3D|40|53|58|XX|57P)\w+$|^(25006|25P03|55P03|57014)$/

/** SQLSTATE for a lock that was waited for in vain. */
const LOCK_TIMEOUT = '55P03'

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Whether the database itself failed (locked, full, read-only …), not what was asked of it. */
export const isStorageFailure = (error: unknown): boolean => {
  const code = codeOf(error)
  return OF_SQLITE.test(code) || (/^\w{5}$/.test(code) && OF_POSTGRES.test(code))
}

/** Whether a writer was refused because others wrote for too long, or held what it wanted: it has changed nothing. */
export const hasMissedTurn = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT

/** Whether a row was refused because one with the same unique value exists. */
export const isDuplicate = (error: unknown): boolean =>
  /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/.test(codeOf(error))
