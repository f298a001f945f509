import type { Row } from '../../storage'
import type { Tx } from '../domain'
import { forgetAuthor } from './forget-author'

/**
 * Forgets who a user is: profile, metadata, what their clients and devices say of them, and the name
 * and picture that others saw. The user goes on under the same ids, and so does what was said.
 */
export const forgetPerson = async (tx: Tx, user: Row<'users'>): Promise<Row<'users'>> => {
  const { db } = tx
  const clients = db.selectFrom('clients').select('id').where('userId', '=', user.id)
  await db.updateTable('devices').set({ infoJson: '{}' }).where('clientId', 'in', clients).execute()
  await db.updateTable('clients').set({ displayName: null }).where('userId', '=', user.id).execute()
  await forgetAuthor(tx, user)
  return db
    .updateTable('users')
    .set({ profileJson: '{}', metadataJson: '{}' })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
