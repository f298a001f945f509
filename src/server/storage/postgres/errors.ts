import { ChatError } from '../../../protocol'

/** SQLSTATE for a connection that failed. */
const CONNECTION_FAILURE = '08006'
/** SQLSTATE for more than the database can hold in one place. */
const PROGRAM_LIMIT = '54000'

/** A connection that is lost, or could not be made. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
  readonly code = CONNECTION_FAILURE
}

const tooLong = (cause: Error) =>
  new ChatError('invalid-request', 'An id is too long: PostgreSQL takes about 2,600 bytes.', cause)

/**
 * Translates errors of the driver: those of connections get a code by which they are known as failures of
 * the database, and a value that no index can hold is the caller's.
 */
export const translateError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ConnectionLost) return error
  const { message, code } = error as Error & { code?: unknown }
  if ('severity' in error) {
    return code === PROGRAM_LIMIT && message.startsWith('index row') ? tooLong(error) : error
  }
  // If a name has several addresses, the error has a code and no message.
  return new ConnectionLost(message || String(code), { cause: error })
}
