import { hashToken } from '../../../auth'
import type { Db, Row } from '../../../storage'
import type { Tx } from '../../transaction'

/** Finds the user who made a session with a key. */
export const findKeyUser = (
  db: Db,
  appId: string,
  sessionKey: string
): Promise<Row<'users'> | undefined> =>
  db
    .selectFrom('sessionKeys')
    .innerJoin('users', 'users.id', 'sessionKeys.userId')
    .selectAll('users')
    .where('sessionKeys.appId', '=', appId)
    .where('sessionKeys.keyHash', '=', hashToken(sessionKey))
    .executeTakeFirst()

/** Notes a new user's key, so that the same one finds them. */
export const insertSessionKey = async (
  { db }: Tx,
  { id: userId, appId }: Row<'users'>,
  sessionKey: string
): Promise<void> => {
  const keyHash = hashToken(sessionKey)
  await db.insertInto('sessionKeys').values({ appId, keyHash, userId }).execute()
}
