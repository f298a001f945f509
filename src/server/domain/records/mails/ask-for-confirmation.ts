import type { Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { ensureMailAddress, newMailToken, type UserAddress } from './mail-addresses'
import { messageIdOf } from './message-ids'

const DAY_MS = 24 * 3_600_000
/** Mails a day that ask to confirm one address, whoever gave it: its owner may be another person. */
const ASKED_PER_ADDRESS_MAX = 3
/** Mails a day that ask for addresses that one user gave. */
const ASKED_PER_USER_MAX = 5

const countAsked = async (
  { db, now }: Tx,
  { appId, addressKey, userId }: Row<'mailAddresses'>,
  of: 'address' | 'user'
): Promise<number> => {
  const { count } = await db
    .selectFrom('mails')
    .innerJoin('mailAddresses', 'mailAddresses.id', 'mails.addressId')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('mails.conversationId', 'is', null)
    .where('mails.createdAt', '>', now - DAY_MS)
    .$if(of === 'user', all => all.where('mails.userId', '=', userId))
    .$if(of === 'address', all =>
      all.where('mailAddresses.appId', '=', appId).where('addressKey', '=', addressKey)
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Sends a mail that asks the owner of an address to confirm it: once for each user, again only where the
 * visitor asks for it, and a few times a day for one address. Does nothing where no mails go out.
 */
export const askForConfirmation = async (
  tx: Tx,
  given: UserAddress,
  { isRepeated = false }: { isRepeated?: boolean } = {}
): Promise<void> => {
  const { db, now, mail } = tx
  if (!mail) return
  const address = await ensureMailAddress(tx, given)
  if (address.confirmedAt !== null || (address.askedAt !== null && !isRepeated)) return
  if ((await countAsked(tx, address, 'address')) >= ASKED_PER_ADDRESS_MAX) return
  if ((await countAsked(tx, address, 'user')) >= ASKED_PER_USER_MAX) return
  await db.updateTable('mailAddresses').set({ askedAt: now }).where('id', '=', address.id).execute()
  const id = newId(now)
  const token = newMailToken()
  await db
    .insertInto('mails')
    .values({
      id,
      userId: address.userId,
      addressId: address.id,
      token,
      messageId: messageIdOf({ id, token }, mail),
      state: 'waiting',
      dueAt: now,
      createdAt: now
    })
    .execute()
  tx.announceMails()
}
