import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Settings } from '../settings'
import { copyDatabase } from './copy-database'
import { type Copied, copyFiles } from './copy-files'

const OWNER_ONLY = 0o700
const DATABASE = 'pipit.sqlite'

/** Why there is no backup, as one line for the person who asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** What a backup holds. */
export interface Backup {
  folder: string
  databaseBytes: number
  /** What people sent, as far as it lies in the data folder. */
  files: Copied
  /** Whether more of it lies in a store of its own, which is not copied. */
  hasFilesElsewhere: boolean
}

/** Where a backup goes when nothing is said: beside what it is of, under the time. */
const defaultFolder = ({ dataDir }: Settings): string => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  return join(dataDir, 'backups', stamp)
}

const refuse = (sentence: string) => (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)
  throw new BackupError(`${sentence} (${reason}).`, { cause })
}

/** @throws {BackupError} When there is something in the folder. */
const requireEmpty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  if (names.length)
    throw new BackupError(`${folder} is not empty: name a folder that is not there.`)
}

/**
 * Copies all that a server stores, while it runs: the database as it stands at one moment, then the
 * files, then keys and the like. The copy has the form of a data folder: a server started on it goes on
 * from there. A folder that is there is whole; what is unfinished ends in `.part`.
 *
 * @param given Where to; it must be empty or absent. @default `backups/<time>` in the data folder
 * @throws {BackupError} When something cannot be read, written, or is damaged.
 */
export const backUp = async (settings: Settings, given?: string): Promise<Backup> => {
  const { dataDir, databaseFile, filesDir } = settings
  const folder = resolve(given ?? defaultFolder(settings))
  await requireEmpty(folder)
  await access(databaseFile).catch(refuse(`Cannot read the database ${databaseFile}`))

  const part = `${folder}.part`
  try {
    await rm(part, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true, mode: OWNER_ONLY })
    await mkdir(part, { mode: OWNER_ONLY })
    // The database first: what it names has been written before, what comes later does no harm.
    const databaseBytes = await copyDatabase(databaseFile, join(part, DATABASE))
    const files = await copyFiles(filesDir, join(part, basename(filesDir)))
    const ofDatabase = basename(databaseFile)
    await copyFiles(dataDir, part, name => name.startsWith(ofDatabase) || name.startsWith(DATABASE))
    await rm(folder, { recursive: true, force: true })
    await rename(part, folder)
    return { folder, databaseBytes, files, hasFilesElsewhere: settings.s3 !== undefined }
  } catch (cause) {
    await rm(part, { recursive: true, force: true }).catch(() => {})
    return refuse(`Cannot write the backup ${folder}`)(cause)
  }
}
