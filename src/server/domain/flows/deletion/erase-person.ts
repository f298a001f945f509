import type { Row } from '../../../storage'
import { erasePageVisits } from '../../records'
import type { Tx } from '../../transaction'
import { eraseAuthor } from './erase-author'

/**
 * Erases the personal information of a user: profile, metadata, names of channel identities, devices, visited pages,
 * addresses of mails, answers by mail as they came, and the name and picture in messages and events. The user keeps their ids and messages.
 */
export const erasePerson = async (tx: Tx, user: Row<'users'>): Promise<Row<'users'>> => {
  const { db } = tx
  const clients = db.selectFrom('clients').select('id').where('userId', '=', user.id)
  await db.updateTable('devices').set({ infoJson: '{}' }).where('clientId', 'in', clients).execute()
  await erasePageVisits(db, user.id)
  await db.updateTable('clients').set({ displayName: null }).where('userId', '=', user.id).execute()
  await db.deleteFrom('mailAddresses').where('userId', '=', user.id).execute()
  await eraseAuthor(tx, user)
  tx.announceUser(user)
  return db
    .updateTable('users')
    .set({ profileJson: '{}', metadataJson: '{}', claimsJson: null })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
