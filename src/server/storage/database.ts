import type { Kysely, Selectable } from 'kysely'
import type { Schema } from './schema'

/** Something that runs queries: a connection of its own, or one inside a transaction. */
export type Db = Kysely<Schema>

/** A row as it is read. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

const UNAVAILABLE = /^SQLITE_(BUSY|CANTOPEN|CORRUPT|FULL|IOERR|LOCKED|NOMEM|NOTADB|READONLY)/

/** Whether the database itself failed (locked, full, read-only …), not what was asked of it. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && UNAVAILABLE.test(String(error.code))

/** Whether another process holds the database. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_BUSY/.test(String(error.code))

/** Whether a row was refused because one with the same unique value exists. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(String(error.code))
