import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Db } from '../database'
import { keepOwnerOnly } from './owner-only'
import type { Schema } from '../schema'
import { TransactionalSqliteDialect } from './dialect'

/** Time that a reader waits for another process; it blocks the event loop. */
const BUSY_TIMEOUT_MS = 250
/** A shared commit touches some ten pages a writer: with the usual 2 MB they would be written twice. */
const CACHE_KB = 65_536
/** Checkpoints cost two more trips to the disk: one for 16 MB of log, not for 4. */
const CHECKPOINT_PAGES = 4_000
/** Somebody who reads for long lets the log grow: afterwards it is cut to this again. */
const LOG_KEPT_BYTES = 64 * 1024 * 1024

/** Compiling SQL costs more than running it, so each statement is compiled once a connection. */
const withStatementCache = (database: Database.Database) => {
  const statements = new Map<string, Database.Statement>()
  return {
    prepare(sql: string) {
      let statement = statements.get(sql)
      if (!statement) statements.set(sql, (statement = database.prepare(sql)))
      return statement as Database.Statement & { readonly reader: boolean }
    },
    close: () => void database.close()
  }
}

const connect = (database: Database.Database): Db =>
  new Kysely<Schema>({
    dialect: new TransactionalSqliteDialect({ database: withStatementCache(database) })
  })

/**
 * Opens the one connection that writes, made durable: a commit returns when it is on the disk. Only
 * the owner can read the file.
 */
export const connectWriter = (file: string): Db => {
  keepOwnerOnly(file)
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // Deleted and changed values are overwritten, so that a copy of the file does not show them.
  database.pragma('secure_delete = ON')
  database.pragma(`cache_size = -${CACHE_KB}`)
  database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  database.pragma(`journal_size_limit = ${LOG_KEPT_BYTES}`)
  // Otherwise the journals of savepoints would go through files.
  database.pragma('temp_store = MEMORY')
  return connect(database)
}

/** Opens a connection that only reads, and so never waits for the writer. */
export const connectReader = (file: string): Db =>
  connect(new Database(file, { readonly: true, timeout: BUSY_TIMEOUT_MS }))
