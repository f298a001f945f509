import { chmod, stat } from 'node:fs/promises'
import Database from 'better-sqlite3'

const OWNER_ONLY = 0o600
/** 1 MB at a time. */
const PAGES_A_STEP = 256
/** The disk is the server's first of all: at most some 100 MB a second are copied. */
const REST_MS = 10
const BUSY_TIMEOUT_MS = 10_000

const rest = (ms: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Looks at every page of the copy, and makes it one file that needs no log beside it. */
const check = (file: string): void => {
  const copy = new Database(file)
  try {
    copy.pragma('journal_mode = DELETE')
    const result = copy.pragma('integrity_check', { simple: true })
    if (result !== 'ok') throw new Error(`the copy of the database is damaged: ${result}`)
  } finally {
    copy.close()
  }
}

/**
 * Copies a SQLite database as it stands at one moment, while others write to it. They do not wait: the
 * copy is that of a reader, for whom the log keeps what changes meanwhile.
 *
 * Blocks its process, which should be another one than the server's.
 *
 * @param to A file that is not there yet.
 * @returns Its bytes.
 * @throws {Error} When the database cannot be read, the copy cannot be written, or is damaged.
 */
export const copyDatabase = async (from: string, to: string): Promise<number> => {
  const source = new Database(from, {
    readonly: true,
    fileMustExist: true,
    timeout: BUSY_TIMEOUT_MS
  })
  try {
    // Without a transaction of its own the copy would begin anew with each commit of the server.
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_schema').get()
    await source.backup(to, {
      progress() {
        rest(REST_MS)
        return PAGES_A_STEP
      }
    })
  } finally {
    source.close()
  }
  await chmod(to, OWNER_ONLY)
  check(to)
  return (await stat(to)).size
}
