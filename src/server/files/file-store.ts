import type { Readable } from 'node:stream'

/** A range of bytes, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Id and size of a stored file. */
export interface StoredFile {
  /** 32 random hex digits, the only credential to read the file. */
  id: string
  bytes: number
}

/** Store of uploaded files, which never change. */
export interface FileStore {
  /** Bytes of the largest allowed file. */
  readonly maxBytes: number
  /**
   * Stores a file as it arrives; resolves when it is on the disk.
   *
   * @throws {ChatError} `unavailable` when it cannot be written; also the errors of `source`. Nothing is
   *   stored then.
   */
  put(source: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /** Opens a file; undefined when there is none. The caller has to read or destroy the stream. */
  open(id: string, range?: ByteRange): Promise<Readable | undefined>
  /** Removes a file, if there is one. */
  remove(id: string): Promise<void>
  /** Checks that files can be written and read. @throws The error that prevents it. */
  check(): Promise<void>
  /** Lists files unchanged since a time in ms since the epoch, half-written ones included. */
  listOlderThan(time: number): AsyncIterable<string>
}
