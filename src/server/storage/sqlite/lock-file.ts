import Database from 'better-sqlite3'
import { isLocked } from './is-locked'
import { keepOwnerOnly } from './owner-only'

/**
 * Locks a file until it is released or the process ends, however that comes: the system ends the
 * lock with the process, so none is left behind. The file itself stays.
 *
 * @returns A function that releases it.
 * @throws {Error} When another process holds it, or it cannot be written.
 */
export const lockFile = (file: string): (() => void) => {
  keepOwnerOnly(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw isLocked(cause) ? new Error('another server is running on it', { cause }) : cause
  }
  return () => void lock.close()
}
