import type { PostgresPoolClient } from 'kysely'
import type { ClientBase, PoolClient } from 'pg'
import type { Deadlines } from './deadlines'
import { ConnectionLost, translateError } from './errors'
import type { NameOf } from './statement-names'

/** A statement that takes longer finds the database frozen, or the link to it cut. */
const STATEMENT_MAX_MS = 8_000
/** Deletions take what belongs to the row with it, of an app all its messages. */
const DELETION_MAX_MS = 60_000

/** SQLSTATE for a statement in a transaction of which an earlier one failed. */
const IN_FAILED_TRANSACTION = '25P02'

/** A connection of the driver, whose types do not show its socket. */
type ClientWithSocket = ClientBase & { connection: { stream: { destroy(): void } } }

/** Replaces NUL, which PostgreSQL's texts cannot hold, with the sign for an unknown character. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value

/**
 * Runs a statement within a time. After that the connection is closed, since it is unknown
 * whether the statement was carried out.
 *
 * @param name Under which the connection prepares it. @default it is not prepared
 */
export const runWithin = (
  client: ClientBase,
  statement: string,
  parameters: readonly unknown[],
  maxMs: number,
  deadlines: Deadlines,
  name?: string
) => {
  const values = parameters.map(withoutNul)
  const answer = client.query({ text: statement, values, ...(name !== undefined && { name }) })
  return deadlines.keep(answer, maxMs, () => {
    // Its end would wait for the answers to all statements that were sent.
    ;(client as ClientWithSocket).connection.stream.destroy()
    return new ConnectionLost(`no answer within ${maxMs} ms`)
  })
}

/**
 * Makes of a connection of a pool one whose statements do not wait for ever.
 *
 * @param isPatient Whether they do, since they may take as long.
 */
export const guardClient = (
  client: PoolClient,
  isPatient: boolean,
  deadlines: Deadlines,
  nameOf: NameOf
): PostgresPoolClient => {
  const maxMsOf = (statement: string) => {
    if (isPatient) return Infinity
    return statement.startsWith('delete') ? DELETION_MAX_MS : STATEMENT_MAX_MS
  }
  /** Error of a transaction, for which its later statements fail too. */
  let failure: unknown

  const query = async (statement: string, parameters: readonly unknown[]) => {
    try {
      // Several statements in one text have no parameters, and cannot be prepared.
      const name = parameters.length ? nameOf(statement) : undefined
      return await runWithin(client, statement, parameters, maxMsOf(statement), deadlines, name)
    } catch (error) {
      const isLater = (error as { code?: unknown }).code === IN_FAILED_TRANSACTION
      throw isLater && failure ? failure : (failure = translateError(error))
    }
  }
  // No statement reads through a cursor, which the type also allows.
  return { query, release: () => client.release() } as unknown as PostgresPoolClient
}
