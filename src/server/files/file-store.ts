import type { Readable } from 'node:stream'

/** A run of bytes, both ends counted in. */
export interface ByteRange {
  start: number
  end: number
}

/** A file as it is kept. */
export interface KeptFile {
  /** 32 random hex digits: whoever knows them may read the file. */
  id: string
  bytes: number
}

/** Where files are kept. What is kept is never changed. */
export interface FileStore {
  /** Bytes of the largest file that is taken. */
  readonly maxBytes: number
  /**
   * Keeps a file as it arrives; when this resolves it is on the disk.
   *
   * @throws {ChatError} `unavailable` when it cannot be written; else whatever `source` throws. Nothing
   *   of it is left then.
   */
  put(source: AsyncIterable<Uint8Array>): Promise<KeptFile>
  /** Opens a file for reading; undefined when there is none. Whoever gets it reads or destroys it. */
  open(id: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes a file, if there is one. */
  remove(id: string): Promise<void>
  /** Sees whether files can be kept and read. @throws Whatever keeps it from that. */
  check(): Promise<void>
  /** Names what has lain unchanged since a time, in ms since the epoch; also what was left half-written. */
  listOlderThan(time: number): AsyncIterable<string>
}
