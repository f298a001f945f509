import type { Db } from './database'
import { type GroupCommit, groupCommit } from './group-commit'
import { migrate } from './migrate'
import { connectReader, connectWriter } from './sqlite'

export interface StorageOptions {
  /** Path of the SQLite file; made when it is not there. Its folder must exist. */
  file: string
  /**
   * Milliseconds that each commit takes longer, blocking as a slow disk would; for benches.
   * @default 0
   */
  commitDelayMs?: number
}

/** The database: reads see what is committed, writes share their commits. */
export interface Storage extends Pick<GroupCommit, 'write'> {
  /** Reads only, on a connection of its own. */
  readonly read: Db
  /** Waits for the writers under way, then closes the file. */
  close(): Promise<void>
}

const block = (ms: number) => {
  if (ms) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/**
 * Opens the database and brings its tables up to date.
 *
 * @throws {Error} When the file cannot be opened, read or written.
 */
export const openStorage = async ({
  file,
  commitDelayMs = 0
}: StorageOptions): Promise<Storage> => {
  const writer = connectWriter(file)
  await migrate(writer)
  const read = connectReader(file)
  const { write, idle } = groupCommit(writer, () => block(commitDelayMs))

  return {
    read,
    write,
    async close() {
      await idle()
      await Promise.all([read.destroy(), writer.destroy()])
    }
  }
}
