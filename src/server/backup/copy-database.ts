import { chmod, stat } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { MARK_COPY } from '../storage'

const OWNER_ONLY = 0o600
/** 1 MB at a time. */
const PAGES_A_STEP = 256
/** Pause between steps, which leaves the disk to the server: at most 100 MB a second are copied. */
const REST_MS = 10
const BUSY_TIMEOUT_MS = 10_000

const rest = (ms: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Checks every page of the copy, marks it as one, and turns off its write-ahead log, so that it is one file. */
const check = (file: string): void => {
  const copy = new Database(file)
  try {
    copy.pragma('journal_mode = DELETE')
    const result = copy.pragma('integrity_check', { simple: true })
    if (result !== 'ok') throw new Error(`the copy of the database is damaged: ${result}`)
    copy.exec(MARK_COPY)
  } finally {
    copy.close()
  }
}

/**
 * Copies a snapshot of a SQLite database while others write to it. Writers do not wait: the copy reads
 * in one transaction, for which the log keeps the old pages.
 *
 * Blocks its process, which should not be that of the server.
 *
 * @param to Path of a file that does not exist yet.
 * @returns Bytes of the copy.
 * @throws {Error} When the database cannot be read, the copy cannot be written, or is damaged.
 */
export const copyDatabase = async (from: string, to: string): Promise<number> => {
  const source = new Database(from, {
    readonly: true,
    fileMustExist: true,
    timeout: BUSY_TIMEOUT_MS
  })
  try {
    // Without an open transaction the copy would restart at each commit of the server.
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
