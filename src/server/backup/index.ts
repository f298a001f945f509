import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Settings } from '../settings'
import { copyDatabase } from './copy-database'
import { type Copied, copyFiles } from './copy-files'
import { LAST_BACKUP, noteBackup } from './last-backup'

export { type Backups, createBackups } from './backups'

const OWNER_ONLY = 0o700
const DATABASE = 'pipit.sqlite'
const ON_POSTGRES =
  'The database is on PostgreSQL: back it up with pg_dump, then copy the data folder, which holds keys and files.'

/** A backup that failed. The message is one line for the person who started it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Contents of a backup. */
export interface Backup {
  folder: string
  databaseBytes: number
  /** Uploaded files in the data folder. */
  files: Copied
  /** True when uploads are also in a bucket, which is not copied. */
  hasFilesElsewhere: boolean
}

/** Makes the default folder of a backup: in the data folder, with the time as its name. */
const defaultFolder = ({ dataDir }: Settings): string => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  return join(dataDir, 'backups', stamp)
}

const refuse = (sentence: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
  throw new BackupError(`${sentence} (${reason}).`, { cause })
}

/** @throws {BackupError} When the folder is not empty. */
const requireEmpty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  if (names.length)
    throw new BackupError(`${folder} is not empty: name a folder that is not there.`)
}

/**
 * Copies all data of a running server: a snapshot of the database, then the files, then keys and the
 * rest. The copy is a data folder on which a server can start. An unfinished backup ends in `.part`.
 *
 * @param given Target folder, empty or absent. @default `backups/<time>` in the data folder
 * @throws {BackupError} When something cannot be read, written, or is damaged.
 */
export const backUp = async (settings: Settings, given?: string): Promise<Backup> => {
  const { dataDir, databaseFile, postgresUrl, filesDir } = settings
  if (postgresUrl !== undefined) throw new BackupError(ON_POSTGRES)
  const folder = resolve(given ?? defaultFolder(settings))
  await requireEmpty(folder)
  await access(databaseFile).catch(refuse(`Cannot read the database ${databaseFile}`))

  const part = `${folder}.part`
  try {
    await rm(part, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true, mode: OWNER_ONLY })
    await mkdir(part, { mode: OWNER_ONLY })
    // The database first: the files of its rows exist already, and later files do no harm.
    const databaseBytes = await copyDatabase(databaseFile, join(part, DATABASE))
    const files = await copyFiles(filesDir, join(part, basename(filesDir)))
    const ofDatabase = basename(databaseFile)
    const isLeftOut = (name: string) =>
      name.startsWith(ofDatabase) || name.startsWith(DATABASE) || name === LAST_BACKUP
    await copyFiles(dataDir, part, isLeftOut)
    await rm(folder, { recursive: true, force: true })
    await rename(part, folder)
    await noteBackup(dataDir, { at: Date.now(), folder })
    return { folder, databaseBytes, files, hasFilesElsewhere: settings.s3 !== undefined }
  } catch (cause) {
    await rm(part, { recursive: true, force: true }).catch(() => {})
    return refuse(`Cannot write the backup ${folder}`)(cause)
  }
}
