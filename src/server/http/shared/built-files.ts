import { readFileSync, statSync } from 'node:fs'

/** Reads a file. @throws {Error} Of the file system, such as `ENOENT`. */
export type ReadBuiltFile = (path: string) => Buffer

/**
 * Makes a reader that keeps the files of the build in memory, until they change.
 *
 * It waits for no thread: those are few, and password checks and uploads use them. A file is read once,
 * and looking up its time takes microseconds.
 */
export const createBuiltFiles = (): ReadBuiltFile => {
  const kept = new Map<string, { changedMs: number; bytes: number; body: Buffer }>()
  return path => {
    const { mtimeMs: changedMs, size: bytes } = statSync(path)
    const known = kept.get(path)
    if (known?.changedMs === changedMs && known.bytes === bytes) return known.body
    const body = readFileSync(path)
    kept.set(path, { changedMs, bytes, body })
    return body
  }
}
