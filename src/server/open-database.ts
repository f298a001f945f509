import type { Settings } from './settings'
import { isMoveUnfinished } from './move'
import { databaseName, databaseUnusable } from './setup'
import { openStorage, type Storage, type StorageOptions } from './storage'

/**
 * Opens the database that the settings name.
 *
 * @throws {StartError} When it cannot be used.
 */
export const openDatabase = (
  settings: Pick<Settings, 'databaseFile' | 'postgresUrl'>,
  options: Omit<StorageOptions, 'file' | 'postgresUrl'> = {}
): Promise<Storage> => {
  const { databaseFile: file, postgresUrl } = settings
  const open = async () => {
    const storage = await openStorage({ file, postgresUrl, ...options })
    if (postgresUrl === undefined || !(await isMoveUnfinished(storage.read))) return storage
    await storage.close()
    throw new Error('a move into it has not ended: run npm run move again')
  }
  return open().catch(cause => {
    throw databaseUnusable(databaseName(settings), cause)
  })
}
