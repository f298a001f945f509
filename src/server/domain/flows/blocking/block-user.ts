import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { userRef } from '../../views'

const setBlocked = async (
  tx: Tx,
  { id }: Row<'users'>,
  change: { blockedAt: number | null; reason: 'block' | 'unblock' }
): Promise<Row<'users'>> => {
  const { blockedAt, reason } = change
  const user = await tx.db
    .updateTable('users')
    .set({ blockedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  tx.emitAppEvent(user.appId, { type: 'user:update', payload: { user: userRef(user), reason } })
  return user
}

/** Takes nothing more from a user. Who is blocked already stays so, since then. */
export const blockUser = async (tx: Tx, user: Row<'users'>): Promise<Row<'users'>> =>
  user.blockedAt === null ? setBlocked(tx, user, { blockedAt: tx.now, reason: 'block' }) : user

/** Takes messages of a user again. */
export const unblockUser = async (tx: Tx, user: Row<'users'>): Promise<Row<'users'>> =>
  user.blockedAt === null ? user : setBlocked(tx, user, { blockedAt: null, reason: 'unblock' })
