import type { Settings } from './settings'
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
  return openStorage({ file, postgresUrl, ...options }).catch(cause => {
    throw databaseUnusable(databaseName(settings), cause)
  })
}
