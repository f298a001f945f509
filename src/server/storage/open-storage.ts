import { sql } from 'kysely'
import type { Db } from './database'
import { type GroupCommit, groupCommit } from './group-commit'
import { lockFile } from './lock-file'
import { clearLog, eraseFreePages } from './free-pages'
import { migrate } from './migrate'
import { createSnapshots, type Snapshot } from './snapshots'
import { connectReader, connectWriter } from './sqlite'

export interface StorageOptions {
  /** Path of the SQLite file; made when it is not there. Its folder must exist. */
  file: string
  /**
   * Milliseconds that each commit takes longer, blocking as a slow disk would; for benches.
   * @default 0
   */
  commitDelayMs?: number | undefined
  /**
   * Refuses to open a database that another server has open: events that one server publishes do not
   * reach the connections of another.
   * @default false
   */
  isExclusive?: boolean
}

/** The database: reads see what is committed, writes share their commits. */
export interface Storage extends Pick<GroupCommit, 'write' | 'waitingWriters'> {
  /** Reads only, on a connection of its own. */
  readonly read: Db
  /** Opens a snapshot of the committed data for long reads. The caller closes it. */
  snapshot(): Promise<Snapshot>
  /**
   * Moves the write-ahead log into the file and cuts it to nothing: it holds pages as they were before
   * something was deleted. Does nothing while someone reads; the caller tries again later.
   */
  clearLog(): Promise<void>
  /** Waits for the writers under way, then closes the file. */
  close(): Promise<void>
}

const block = (ms: number) => {
  if (ms) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const openWriter = async (file: string): Promise<Db> => {
  const writer = connectWriter(file)
  await eraseFreePages(writer)
  await migrate(writer)
  // From now on the group commit retries by itself, so that a locked database blocks no other request.
  await sql`pragma busy_timeout = 0`.execute(writer)
  return writer
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {Error} When the file cannot be opened, read or written, or another process has locked it.
 */
export const openStorage = async ({
  file,
  commitDelayMs = 0,
  isExclusive = false
}: StorageOptions): Promise<Storage> => {
  const unlock = isExclusive ? lockFile(`${file}.lock`) : undefined
  const writer = await openWriter(file).catch(cause => {
    unlock?.()
    throw cause
  })
  const read = connectReader(file)
  const { snapshot, closeAll } = createSnapshots(file)
  const { write, waitingWriters, idle } = groupCommit(writer, () => block(commitDelayMs))

  return {
    read,
    snapshot,
    write,
    waitingWriters,
    clearLog: () => clearLog(writer),
    async close() {
      await idle()
      // The last one to close empties the log into the file, which a reader may not.
      await closeAll()
      await read.destroy()
      await writer.destroy()
      unlock?.()
    }
  }
}
