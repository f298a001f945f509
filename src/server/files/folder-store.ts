import { randomBytes } from 'node:crypto'
import {
  access,
  constants,
  type FileHandle,
  open,
  opendir,
  rename,
  rm,
  stat
} from 'node:fs/promises'
import { join } from 'node:path'
import { unavailable, UPLOAD_MAX_BYTES } from '../../protocol'
import { makeDataFolder, systemErrorCode } from '../setup'
import type { FileStore } from './file-store'

const ID_BYTES = 16
const OWNER_ONLY = 0o600

const newFileId = (): string => randomBytes(ID_BYTES).toString('hex')

const isAbsence = (error: unknown): boolean => systemErrorCode(error) === 'ENOENT'

const asUnavailable = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error ? unavailable(error) : error

const closing = async <Result>(file: FileHandle, use: () => Promise<Result>): Promise<Result> => {
  try {
    return await use()
  } finally {
    await file.close()
  }
}

const writeAll = async (path: string, source: AsyncIterable<Uint8Array>): Promise<number> => {
  const file = await open(path, 'wx', OWNER_ONLY)
  return closing(file, async () => {
    let bytes = 0
    for await (const chunk of source) {
      await file.appendFile(chunk)
      bytes += chunk.length
    }
    await file.sync()
    return bytes
  })
}

/** Syncs a folder, without which a new name in it may be lost. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder)
  await closing(handle, () => handle.sync())
}

/**
 * Stores files in a folder, which is created if needed. A file has another name until it is complete.
 *
 * @throws {StartError} When the folder cannot be used.
 */
export const openFolderStore = async (
  folder: string,
  maxBytes = UPLOAD_MAX_BYTES
): Promise<FileStore> => {
  await makeDataFolder(folder)
  const pathOf = (id: string) => join(folder, id)

  return {
    maxBytes,

    async put(source) {
      const id = newFileId()
      const part = pathOf(`${id}.part`)
      try {
        const bytes = await writeAll(part, source)
        await rename(part, pathOf(id))
        await syncFolder(folder)
        return { id, bytes }
      } catch (error) {
        await rm(part, { force: true })
        throw asUnavailable(error)
      }
    },

    async open(id, range) {
      try {
        const file = await open(pathOf(id))
        return file.createReadStream(range)
      } catch (error) {
        if (isAbsence(error)) return undefined
        throw asUnavailable(error)
      }
    },

    remove: id => rm(pathOf(id), { force: true }),

    check: () => access(folder, constants.R_OK | constants.W_OK),

    async *listOlderThan(time) {
      for await (const { name } of await opendir(folder)) {
        const stats = await stat(pathOf(name)).catch(() => undefined)
        if (stats && stats.mtimeMs < time) yield name
      }
    }
  }
}
