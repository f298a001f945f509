import type { Row } from '../../../storage'
import type { SessionTerm } from '../../records'
import type { Tx } from '../../transaction'

/** Time for which calls with the token that was presented are told to be repeated with that of the login. */
const REPLACED_MS = 60_000

/** The change of an anonymous session to an authenticated one at login. */
export interface SessionTransfer {
  from: Row<'users'>
  /** May be the same row: then it only got its name. */
  into: Pick<Row<'users'>, 'id'>
  /** Expiry and key of the login. */
  term: SessionTerm
  /** Hash of the session token that identified the visitor; undefined when a session key did. */
  presented: string | undefined
}

const soonest = (expiresAt: number | null, limit: number) => Math.min(expiresAt ?? limit, limit)

/** Ends the visitor's other sessions: anyone who had the visitor's key may have made them. */
const endOthers = async (
  { db, invalidateSession }: Tx,
  { from, presented = '' }: SessionTransfer
): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', from.id)
    .where('tokenHash', '!=', presented)
    .returning('tokenHash')
    .execute()
  for (const { tokenHash } of ended) invalidateSession(tokenHash)
}

/**
 * Ends the session that was presented: others may have a copy of its token, and did not log in. It is known
 * for a little while, since what its client has on its way must be repeated, not fail.
 */
const replacePresented = async (
  { db, now, invalidateSession }: Tx,
  { into, term, presented }: SessionTransfer
): Promise<void> => {
  if (presented === undefined) return
  await db
    .updateTable('sessions')
    .set({
      ...term,
      expiresAt: soonest(term.expiresAt, now + REPLACED_MS),
      userId: into.id,
      isReplaced: 1
    })
    .where('tokenHash', '=', presented)
    .execute()
  invalidateSession(presented)
}

/**
 * Moves the session that proved the visitor's identity to the login, and makes its connections check it
 * again. Other holders of the visitor's key or sessions gain nothing.
 */
export const transferSessions = async (tx: Tx, handOver: SessionTransfer): Promise<void> => {
  await endOthers(tx, handOver)
  await replacePresented(tx, handOver)
  await tx.db.deleteFrom('sessionKeys').where('userId', '=', handOver.from.id).execute()
}
