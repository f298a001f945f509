import type { Row } from '../../storage'
import type { Tx } from '../domain'
import type { SessionTerm } from './sessions'

/** How long the token that was presented still works: calls may be under way, and other tabs have it. */
const GRACE_MS = 60_000

/** A login that makes an anonymous visitor somebody. */
export interface HandOver {
  from: Row<'users'>
  /** May be the same row: then it only got its name. */
  into: Pick<Row<'users'>, 'id'>
  /** Of the login. */
  term: SessionTerm
  /** Hash of the token that proved who the visitor was; undefined when something else did. */
  presented: string | undefined
}

const soonest = (expiresAt: number | null, limit: number) => Math.min(expiresAt ?? limit, limit)

/** Ends the visitor's other sessions: anyone who had the visitor's key may have made them. */
const endOthers = async (
  { db, wakeSession }: Tx,
  { from, presented = '' }: HandOver
): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('userId', '=', from.id)
    .where('tokenHash', '!=', presented)
    .returning('tokenHash')
    .execute()
  for (const { tokenHash } of ended) wakeSession(tokenHash)
}

/** Puts the session that was presented under the login for the little while that it has left. */
const movePresented = async (
  { db, now, wakeSession }: Tx,
  { from, into, term, presented }: HandOver
): Promise<void> => {
  if (presented === undefined) return
  const isSame = from.id === into.id
  await db
    .updateTable('sessions')
    // The numbers that clients of the old log know fall below 0 in the new one, which resets them.
    .set(eb => ({
      ...term,
      expiresAt: soonest(term.expiresAt, now + GRACE_MS),
      userId: into.id,
      seqShift: eb('seqShift', '+', isSame ? 0 : from.seq + 1)
    }))
    .where('tokenHash', '=', presented)
    .execute()
  wakeSession(presented)
}

/**
 * Puts the session that proved who a visitor was under the login that named their user, and has its
 * connections look. Whoever else has the visitor's key, or a session of it, gets nothing for it.
 */
export const handOverSessions = async (tx: Tx, handOver: HandOver): Promise<void> => {
  await endOthers(tx, handOver)
  await movePresented(tx, handOver)
  await tx.db.deleteFrom('sessionKeys').where('userId', '=', handOver.from.id).execute()
}
