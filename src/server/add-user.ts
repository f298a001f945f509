import { makeDataFolder } from './data-folder'
import { createConsoleUser } from './domain/apps/console-users'
import { createDomain } from './domain/domain'
import { inProcessBus } from './realtime/bus'
import type { Settings } from './settings'
import { databaseUnusable } from './start-error'
import { openStorage } from './storage'

/**
 * Lets someone sign in to the console, whether the server runs or not.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for a short password, or an e-mail that signs in already.
 */
export const addUser = async (
  { dataDir, databaseFile: file }: Settings,
  credentials: { email: string; password: string }
): Promise<void> => {
  await makeDataFolder(dataDir)
  const storage = await openStorage({ file }).catch(cause => {
    throw databaseUnusable(file, cause)
  })
  try {
    await createConsoleUser(createDomain(storage, inProcessBus()), credentials)
  } finally {
    await storage.close()
  }
}
