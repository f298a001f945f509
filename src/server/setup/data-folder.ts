import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { dataFolderUnusable } from './start-error'

const OWNER_ONLY = 0o700

// Node's own recursive mkdir never ends where a folder that exists takes no others, as /proc does.
const makeFolder = async (folder: string): Promise<void> => {
  const isThere = await stat(folder).then(
    stats => stats.isDirectory(),
    () => false
  )
  if (isThere) return
  if (dirname(folder) !== folder) await makeFolder(dirname(folder))
  await mkdir(folder, { mode: OWNER_ONLY })
}

/**
 * Makes the folder that holds what the server stores, and those above it.
 *
 * @throws {StartError} When there cannot be one.
 */
export const makeDataFolder = (folder: string): Promise<void> =>
  makeFolder(folder).catch(cause => {
    throw dataFolderUnusable(folder, cause)
  })
