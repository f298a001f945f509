import type { Row } from '../storage'
import type { Tx } from './domain'
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

/**
 * Puts a visitor's sessions under the login that named their user, and has their connections look.
 * Whoever still has the visitor's key gets nothing for it from now on.
 */
export const handOverSessions = async (
  { db, now, wakeSession }: Tx,
  { from, into, term, presented }: HandOver
): Promise<void> => {
  const isSame = from.id === into.id
  const moved = await db
    .updateTable('sessions')
    // The numbers that clients of the old log know fall below 0 in the new one, which resets them.
    .set(eb => ({
      ...term,
      userId: into.id,
      seqShift: eb('seqShift', '+', isSame ? 0 : from.seq + 1)
    }))
    .where('userId', '=', from.id)
    .returning('tokenHash')
    .execute()
  if (presented !== undefined) {
    await db
      .updateTable('sessions')
      .set({ expiresAt: soonest(term.expiresAt, now + GRACE_MS) })
      .where('tokenHash', '=', presented)
      .execute()
  }
  await db.deleteFrom('sessionKeys').where('userId', '=', from.id).execute()
  for (const { tokenHash } of moved) wakeSession(tokenHash)
}
