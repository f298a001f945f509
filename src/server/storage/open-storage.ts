import { sql } from 'kysely'
import type { Db } from './database'
import { type GroupCommit, groupCommit } from './group-commit'
import { lockFile } from './lock-file'
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
  commitDelayMs?: number
  /**
   * Whether nobody else may open it so at the same time: what one server tells its visitors, another
   * one does not hear of.
   * @default false
   */
  isExclusive?: boolean
}

/** The database: reads see what is committed, writes share their commits. */
export interface Storage extends Pick<GroupCommit, 'write' | 'waitingWriters'> {
  /** Reads only, on a connection of its own. */
  readonly read: Db
  /** Opens what is committed now for a long reading. Whoever gets it closes it. */
  snapshot(): Promise<Snapshot>
  /** Waits for the writers under way, then closes the file. */
  close(): Promise<void>
}

const block = (ms: number) => {
  if (ms) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const openWriter = async (file: string): Promise<Db> => {
  const writer = connectWriter(file)
  await migrate(writer)
  // From now on its writers wait by themselves, and hold nobody up.
  await sql`pragma busy_timeout = 0`.execute(writer)
  return writer
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {Error} When the file cannot be opened, read or written, or somebody else holds it.
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
