import { access } from 'node:fs/promises'
import { createSecretBox } from './auth'
import { inProcessBus } from './bus'
import { createContext } from './create-context'
import {
  type ConsoleCredentials,
  type ConsoleRemoval,
  createConsoleUser,
  removeConsoleUser,
  resetSecondFactor,
  sealPasswordReset,
  setConsolePassword
} from './domain/flows'
import type { AppContext } from './domain/transaction'
import { ensureSecretsKey } from './first-start'
import { openDatabase } from './open-database'
import type { Settings } from './settings'
import { addressOf, databaseMissing, makeDataFolder } from './setup'

/** @throws {StartError} When no server has made a SQLite file yet. */
const requireDatabase = async ({ databaseFile: file, postgresUrl }: Settings): Promise<void> => {
  if (postgresUrl !== undefined) return
  await access(file).catch(cause => {
    throw databaseMissing(file, cause)
  })
}

/**
 * Changes who can sign in to the console, whether the server runs or not.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 */
const changeUsers = async <Result>(
  settings: Settings,
  change: (domain: AppContext) => Promise<Result>
): Promise<Result> => {
  await makeDataFolder(settings.dataDir)
  const storage = await openDatabase(settings)
  try {
    const secretBox = createSecretBox(await ensureSecretsKey(settings))
    return await change(createContext(storage, inProcessBus(), secretBox))
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
export const addUser = async (
  settings: Settings,
  credentials: ConsoleCredentials
): Promise<void> => {
  await changeUsers(settings, domain => createConsoleUser(domain, credentials))
}

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
 * Makes a link under which someone sets another password, within an hour and once. That ends their
 * sessions.
 *
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for an unknown e-mail.
 */
export const makeResetLink = async (settings: Settings, email: string): Promise<string> => {
  await requireDatabase(settings)
  const token = await changeUsers(settings, domain => sealPasswordReset(domain, email))
  const { publicUrl, host, port } = settings
  return `${publicUrl ?? addressOf(host, port)}/console/#/reset/${token}`
}

/**
 * Lets someone sign in with their password alone again: their authenticator app is gone, or their recovery
 * codes.
 *
 * @returns Whether they had a second factor.
 * @throws {StartError} When the data folder or the database cannot be used.
 * @throws {ChatError} `invalid-request` for an unknown e-mail.
 */
export const removeUserFactor = async (settings: Settings, email: string): Promise<boolean> => {
  await requireDatabase(settings)
  return changeUsers(settings, domain => resetSecondFactor(domain, email))
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
