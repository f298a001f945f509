import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'

const DUMP = new URL('../fixtures/database-0013.sql', import.meta.url)

/**
 * Writes a database as migration 0013 left it, made by the server of that time: users `ann`, `ben` and
 * `cas`, who has left their group; messages, one of them quoted; and a link of `ann`.
 */
export const writeOldDatabase = (file: string): void => {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('foreign_keys = OFF')
  db.exec(readFileSync(DUMP, 'utf8'))
  db.close()
}
