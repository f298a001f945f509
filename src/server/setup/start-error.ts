import { systemErrorCode } from './system-error-code'

/** Error for which a server cannot start, in one line for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

// If a name has several addresses, the error of a connection has a code and no message.
const reasonOf = (cause: unknown): string =>
  cause instanceof Error
    ? cause.message.split('\n', 1)[0] || String(systemErrorCode(cause))
    : String(cause)

/** @param folder Data folder of the server. */
export const dataFolderUnusable = (folder: string, cause: unknown): StartError =>
  new StartError(
    `Cannot use the data folder ${folder} (${reasonOf(cause)}). Set PIPIT_DATA_DIR to one that can be written.`,
    { cause }
  )

/** @param database Its file, or its address without a password. */
export const databaseUnusable = (database: string, cause: unknown): StartError =>
  new StartError(`Cannot use the database ${database} (${reasonOf(cause)}).`, { cause })

/** @param file The SQLite file that was to be there. */
export const databaseMissing = (file: string, cause: unknown): StartError =>
  new StartError(
    `There is no database ${file}. Run this with the settings of the server, such as PIPIT_DATA_DIR, after its first start.`,
    { cause }
  )

/** @param file One that an earlier start wrote. */
export const fileUnusable = (file: string, cause: unknown): StartError =>
  new StartError(`Cannot read ${file} (${reasonOf(cause)}). Repair it or move it away.`, { cause })

/** @param owner Id of the key, webhook or integration whose secret no known key opens. */
export const secretsUnreadable = (owner: string): StartError =>
  new StartError(
    `Cannot open the secret of ${owner}: it was sealed with another key. Set PIPIT_SECRETS_KEY to that key, or put its secrets-key.json back into the data folder.`
  )

/** @param url Of the bucket that was to keep the files. */
export const bucketUnusable = (url: string, cause: unknown): StartError =>
  new StartError(`Cannot use the bucket at ${url} (${reasonOf(cause)}). Set PIPIT_FILES_URL.`, {
    cause
  })

/**
 * Explains why the server cannot listen on an address.
 *
 * @param names Names of the settings. @default those of its own address
 */
export const cannotListen = (
  host: string,
  port: number,
  cause: unknown,
  names: { port: string; host: string } = { port: 'PORT', host: 'PIPIT_HOST' }
): StartError => {
  const isTaken = systemErrorCode(cause) === 'EADDRINUSE'
  return isTaken
    ? new StartError(`Port ${port} of ${host} is taken. Set ${names.port} to another one.`, {
        cause
      })
    : new StartError(
        `Cannot listen on port ${port} of ${host} (${reasonOf(cause)}). Set ${names.port} and ${names.host}.`,
        { cause }
      )
}

/** Explains why the broker cannot be used. Its address may hold a password and is not shown. */
export const brokerUnusable = (cause: unknown): StartError =>
  new StartError(`Cannot use the broker of PIPIT_BROKER_URL (${reasonOf(cause)}).`, { cause })

/** @param own Address at which this server speaks MQTT. @param given The one that visitors were to get. */
export const mqttElsewhere = (own: string, given: string): StartError =>
  new StartError(
    `PIPIT_MQTT_PUBLIC_URL: expected ${own}, where this server speaks MQTT, or PIPIT_BROKER_URL for the broker at "${given}".`
  )
