import type { Row } from '../../../storage'
import {
  askForConfirmation,
  deleteMail,
  fullUntil,
  listEarlierIds,
  listUnseen,
  MESSAGES_PER_MAIL_MAX,
  updateMail
} from '../../records'
import type { Tx } from '../../transaction'
import { chooseAddress } from './choose-address'
import { findThread } from './find-thread'
import { type MailedMessage, toMailed } from './mailed-message'
import { findRecipient, type Recipient } from './recipient'

/** Time after which an attempt counts as cut off. */
const LEASE_MS = 10 * 60_000

/** A mail that is to be sent now. */
export interface ClaimedMail extends Recipient {
  id: string
  /** Counts from 1. */
  attempt: number
  firstTriedAt: number
  messageId: string
  /** Random part of the address for answers. */
  token: string
  businessName: string
  to: string
  /** Token of the links about the address. */
  addressToken: string
  /** Undefined: it asks to confirm the address. */
  news?:
    | { messages: MailedMessage[]; earlierIds: string[]; subject?: string | undefined }
    | undefined
}

type Mail = Row<'mails'>

const claim = async (
  tx: Tx,
  { id, attempts, firstTriedAt, messageId, token }: Mail,
  user: Row<'users'>,
  address: Row<'mailAddresses'>,
  news: ClaimedMail['news']
): Promise<ClaimedMail> => {
  const { db, now } = tx
  const attempt = attempts + 1
  const since = firstTriedAt ?? now
  await updateMail(
    tx,
    { id },
    {
      addressId: address.id,
      upToMessageId: news?.messages.at(-1)?.id ?? null,
      attempts: attempt,
      claimedAt: now,
      firstTriedAt: since,
      dueAt: now + LEASE_MS
    }
  )
  const { displayName } = await db
    .selectFrom('apps')
    .select('displayName')
    .where('id', '=', user.appId)
    .executeTakeFirstOrThrow()
  return {
    id,
    attempt,
    firstTriedAt: since,
    messageId,
    token,
    businessName: displayName,
    to: address.address,
    addressToken: address.token,
    news,
    ...(await findRecipient(db, user))
  }
}

const claimConfirmation = async (
  tx: Tx,
  mail: Mail,
  user: Row<'users'>
): Promise<ClaimedMail | undefined> => {
  const address = await tx.db
    .selectFrom('mailAddresses')
    .selectAll()
    .where('id', '=', mail.addressId)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst()
  if (address) return claim(tx, mail, user, address, undefined)
  await deleteMail(tx, mail)
  return undefined
}

const claimNews = async (
  tx: Tx,
  mail: Mail,
  conversationId: string,
  user: Row<'users'>
): Promise<ClaimedMail | undefined> => {
  const reader = { conversationId, userId: user.id }
  const unseen = await listUnseen(tx.db, reader)
  if (!unseen.length || user.blockedAt !== null) {
    await deleteMail(tx, mail)
    return undefined
  }
  const choice = (await findThread(tx, reader)) ?? (await chooseAddress(tx, user))
  if (!choice || 'unproven' in choice) {
    if (choice) {
      await askForConfirmation(tx, { appId: user.appId, userId: user.id, address: choice.unproven })
    }
    await updateMail(tx, mail, { dueAt: null, claimedAt: null })
    return undefined
  }
  const postponed = await fullUntil(tx, conversationId)
  if (postponed !== undefined) {
    await updateMail(tx, mail, { dueAt: postponed, claimedAt: null })
    return undefined
  }
  const { address, subject } = choice
  return claim(tx, mail, user, address, {
    messages: unseen.slice(0, MESSAGES_PER_MAIL_MAX).map(toMailed),
    earlierIds: await listEarlierIds(tx.db, reader),
    subject
  })
}

/**
 * Begins an attempt to send a mail that is due, with all that its reader has not seen by now.
 *
 * @returns Undefined: there is nothing to send, or not now.
 */
export const claimMail = async (tx: Tx, id: string): Promise<ClaimedMail | undefined> => {
  const { db, now } = tx
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .executeTakeFirst()
  const user =
    mail &&
    (await db.selectFrom('users').selectAll().where('id', '=', mail.userId).executeTakeFirst())
  if (!user) return undefined
  return mail.conversationId === null
    ? claimConfirmation(tx, mail, user)
    : claimNews(tx, mail, mail.conversationId, user)
}
