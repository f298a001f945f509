import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { addressKeyOf, newMailToken, type UserAddress } from './mail-addresses'
import type { Reader } from './unseen-messages'

/** Keeps that a mail came from a user: what is answered in its conversation goes to its address. */
export const insertReceivedMail = async (
  { db, now }: Tx,
  { id: addressId, userId }: Row<'mailAddresses'>,
  { conversationId, messageId }: Pick<Row<'mails'>, 'messageId'> & { conversationId: string }
): Promise<void> => {
  await db
    .updateTable('mailAddresses')
    .set({ wroteAt: now, stoppedAt: null, stopReason: null })
    .where('id', '=', addressId)
    .execute()
  await db
    .insertInto('mails')
    .values({
      id: newId(now),
      userId,
      conversationId,
      addressId,
      token: newMailToken(),
      messageId,
      state: 'received',
      createdAt: now
    })
    .execute()
}

/** Finds the newest mail of a participant that answered none of ours. */
export const findReceivedMail = (
  db: Db,
  { conversationId, userId }: Reader
): Promise<Row<'mails'> | undefined> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where('state', '=', 'received')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Counts the mails from an address to an app since a time that answered none of ours. */
export const countReceivedMails = async (
  db: Db,
  { appId, address }: Pick<UserAddress, 'appId' | 'address'>,
  since: number
): Promise<number> => {
  const { count } = await db
    .selectFrom('mailAddresses')
    .innerJoin('mails', 'mails.addressId', 'mailAddresses.id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('mailAddresses.appId', '=', appId)
    .where('addressKey', '=', addressKeyOf(address))
    .where('state', '=', 'received')
    .where('mails.createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
