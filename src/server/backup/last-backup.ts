import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemErrorCode } from '../setup'

const OWNER_ONLY = 0o600

/** Name of the file in the data folder that names the newest backup. */
export const LAST_BACKUP = 'last-backup.json'

/** A backup that was finished. */
export interface LastBackup {
  /** Milliseconds since the epoch. */
  at: number
  folder: string
}

/** Notes a finished backup. The backup is whole also where this cannot be written. */
export const noteBackup = (dataDir: string, backup: LastBackup): Promise<void> =>
  writeFile(join(dataDir, LAST_BACKUP), JSON.stringify(backup), { mode: OWNER_ONLY }).catch(
    () => {}
  )

/** Reads which backup was the last one. @returns Undefined: none was noted, or the note is damaged. */
export const readLastBackup = async (dataDir: string): Promise<LastBackup | undefined> => {
  try {
    return JSON.parse(await readFile(join(dataDir, LAST_BACKUP), 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
