import { chmodSync, closeSync, openSync } from 'node:fs'

const OWNER_ONLY = 0o600
/** Suffixes of the files that SQLite keeps beside a database. New ones get its mode, others keep theirs. */
const ENDINGS = ['', '-wal', '-shm', '-journal']

const attempt = (change: () => void): void => {
  try {
    change()
  } catch {
    // It is there, is not there, or is not ours: SQLite says what is wrong where something is.
  }
}

/**
 * Makes a SQLite file that only its owner can read, and takes it from all others where it exists,
 * whatever the umask. To be called before it is opened.
 */
export const keepOwnerOnly = (file: string): void => {
  // One that exists must not be opened here: closing it would end the locks SQLite holds on it.
  attempt(() => closeSync(openSync(file, 'wx', OWNER_ONLY)))
  for (const ending of ENDINGS) attempt(() => chmodSync(`${file}${ending}`, OWNER_ONLY))
}
