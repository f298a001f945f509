import { randomBytes } from 'node:crypto'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'

const TOKEN_BYTES = 16

/** Makes the random part of an address or a link; in lower case, as some mail servers change the case. */
export const newMailToken = (): string => randomBytes(TOKEN_BYTES).toString('hex')

/** The form in which addresses are compared. */
export const addressKeyOf = (address: string): string => address.trim().toLowerCase()

/** A user and one of their addresses. */
export interface UserAddress {
  appId: string
  userId: string
  address: string
}

/** Finds what is kept of an address of a user, or begins to keep it. */
export const ensureMailAddress = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { appId, userId, address }: UserAddress
): Promise<Row<'mailAddresses'>> => {
  const addressKey = addressKeyOf(address)
  const known = await db
    .selectFrom('mailAddresses')
    .selectAll()
    .where('userId', '=', userId)
    .where('addressKey', '=', addressKey)
    .executeTakeFirst()
  if (known) return known
  const token = newMailToken()
  return db
    .insertInto('mailAddresses')
    .values({ id: newId(now), appId, userId, address, addressKey, token, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds an address by the token of its links. */
export const findAddressByToken = (
  db: Db,
  token: string
): Promise<Row<'mailAddresses'> | undefined> =>
  db.selectFrom('mailAddresses').selectAll().where('token', '=', token).executeTakeFirst()

/** Finds the address that a mail goes to. */
export const findAddressOf = (
  db: Db,
  { addressId }: Pick<Row<'mails'>, 'addressId'>
): Promise<Row<'mailAddresses'> | undefined> =>
  db.selectFrom('mailAddresses').selectAll().where('id', '=', addressId).executeTakeFirst()

/** Tells whether mails of an app to an address were ended, for whichever of its users. */
export const isStopped = async (
  db: Db,
  { appId, address }: Pick<UserAddress, 'appId' | 'address'>
): Promise<boolean> => {
  const stopped = await db
    .selectFrom('mailAddresses')
    .select('id')
    .where('appId', '=', appId)
    .where('addressKey', '=', addressKeyOf(address))
    .where('stoppedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return stopped !== undefined
}

/** Ends mails of an app to an address; an earlier confirmation no longer counts. */
export const stopAddress = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { id }: Pick<Row<'mailAddresses'>, 'id'>,
  stopReason: 'unsubscribed' | 'refused'
): Promise<void> => {
  await db
    .updateTable('mailAddresses')
    .set({ stoppedAt: now, stopReason, confirmedAt: null, askedAt: null })
    .where('id', '=', id)
    .execute()
}

/** Notes that the owner of an address wants mails of an app there, for which it may have been stopped. */
export const noteConfirmed = async (
  { db, now }: Pick<Tx, 'db' | 'now'>,
  { id, appId, addressKey }: Row<'mailAddresses'>
): Promise<void> => {
  await db
    .updateTable('mailAddresses')
    .set({ stoppedAt: null, stopReason: null })
    .where('appId', '=', appId)
    .where('addressKey', '=', addressKey)
    .execute()
  await db.updateTable('mailAddresses').set({ confirmedAt: now }).where('id', '=', id).execute()
}
