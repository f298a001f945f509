import type { Row } from '../../../storage'
import { type Actor, storeAuditEntry } from '../../records'
import type { Tx } from '../../transaction'
import { userRef } from '../../views'

const setBlocked = async (
  tx: Tx,
  { id, appId }: Row<'users'>,
  by: Actor,
  blockedAt: number | null
): Promise<Row<'users'>> => {
  const user = await tx.db
    .updateTable('users')
    .set({ blockedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isBlocked = blockedAt !== null
  const reason = isBlocked ? 'block' : 'unblock'
  tx.emitAppEvent(appId, { type: 'user:update', payload: { user: userRef(user), reason } })
  await storeAuditEntry(tx, by, {
    kind: 'user',
    action: isBlocked ? 'blocked' : 'unblocked',
    appId,
    subject: { id }
  })
  return user
}

/** Takes nothing more from a user. Who is blocked already stays so, since then. @param by Author in the audit log. */
export const blockUser = async (tx: Tx, user: Row<'users'>, by: Actor): Promise<Row<'users'>> =>
  user.blockedAt === null ? setBlocked(tx, user, by, tx.now) : user

/** Takes messages of a user again. @param by Author in the audit log. */
export const unblockUser = async (tx: Tx, user: Row<'users'>, by: Actor): Promise<Row<'users'>> =>
  user.blockedAt === null ? user : setBlocked(tx, user, by, null)
