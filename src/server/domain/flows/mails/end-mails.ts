import { EMAIL } from '../../../channels'
import type { Row } from '../../../storage'
import { addressKeyOf, stopAddress } from '../../records'
import type { Tx } from '../../transaction'
import { blockClient } from '../linking'

/** Ends mails to an address, and blocks the clients that are reached by it. */
export const endMailsTo = async (
  tx: Tx,
  address: Row<'mailAddresses'>,
  reason: 'unsubscribed' | 'refused'
): Promise<void> => {
  const { db } = tx
  await stopAddress(tx, address, reason)
  const user = await db
    .selectFrom('users')
    .select(['id', 'appId', 'externalId'])
    .where('id', '=', address.userId)
    .executeTakeFirstOrThrow()
  const clients = await db
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', user.id)
    .where('type', '=', EMAIL)
    .where('status', '!=', 'blocked')
    .execute()
  for (const { id, externalId } of clients) {
    if (externalId === null || addressKeyOf(externalId) !== address.addressKey) continue
    await blockClient(tx, user, { id })
  }
}
