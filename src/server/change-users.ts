import { access } from 'node:fs/promises'
import { createSecretBox } from './auth'
import { inProcessBus } from './bus'
import { createContext } from './create-context'
import {
  type ConsoleCredentials,
  type ConsoleRemoval,
  createConsoleUser,
  removeConsoleUser,
  setConsolePassword
} from './domain/flows'
import type { AppContext } from './domain/transaction'
import { ensureSecretsKey } from './first-start'
import type { Settings } from './settings'
import { databaseMissing, databaseUnusable, makeDataFolder } from './setup'
import { openStorage } from './storage'

/** @throws {StartError} Where no server has made a database yet. */
const requireDatabase = async ({ databaseFile: file }: Settings): Promise<void> => {
  await access(file).catch(cause => {
    throw databaseMissing(file, cause)
  })
}

/**
 * Changes who can sign in to the console, whether the server runs or not.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 */
const changeUsers = async (
  settings: Settings,
  change: (domain: AppContext) => Promise<unknown>
): Promise<void> => {
  const { dataDir, databaseFile: file } = settings
  await makeDataFolder(dataDir)
  const storage = await openStorage({ file }).catch(cause => {
    throw databaseUnusable(file, cause)
  })
  try {
    const secretBox = createSecretBox(await ensureSecretsKey(settings))
    await change(createContext(storage, inProcessBus(), secretBox))
  } finally {
    await storage.close()
  }
}

/**
 * Lets someone sign in to the console.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for a short password, or an e-mail that signs in already.
 */
export const addUser = (settings: Settings, credentials: ConsoleCredentials): Promise<void> =>
  changeUsers(settings, domain => createConsoleUser(domain, credentials))

/**
 * Gives someone another password, and ends their sessions.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for a short password, or an unknown e-mail.
 */
export const setPassword = async (
  settings: Settings,
  credentials: ConsoleCredentials
): Promise<void> => {
  await requireDatabase(settings)
  await changeUsers(settings, domain => setConsolePassword(domain, credentials))
}

/**
 * Removes someone from the console, with their sessions.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for an unknown e-mail, or for the last one without `force`.
 */
export const removeUser = async (settings: Settings, removal: ConsoleRemoval): Promise<void> => {
  await requireDatabase(settings)
  await changeUsers(settings, domain => removeConsoleUser(domain, removal))
}
