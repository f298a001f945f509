import type { Row } from '../../../storage'
import {
  findAddressOf,
  findMessage,
  findReceivedMail,
  findSentMessage,
  readExtras,
  type Reader
} from '../../records'
import type { Tx } from '../../transaction'
import type { Choice } from './choose-address'
import { mailMessageId } from './post-mail'

const readSubject = async (
  { db }: Tx,
  { userId, messageId }: Row<'mails'>
): Promise<string | undefined> => {
  const id = messageId.startsWith('<') ? mailMessageId(messageId) : messageId
  const sent = await findSentMessage(db, userId, id)
  const message = sent && (await findMessage(db, sent.conversationId, sent.messageId))
  return message && readExtras(message.extrasJson).mailSubject
}

/**
 * Finds where a conversation is answered that its reader began by mail: at the address from which they wrote,
 * under their subject. That they wrote from it is enough, unless mails to it have been ended since.
 *
 * @returns Undefined: they did not begin it by mail.
 */
export const findThread = async (tx: Tx, reader: Reader): Promise<Choice | undefined> => {
  const received = await findReceivedMail(tx.db, reader)
  const address = received && (await findAddressOf(tx.db, received))
  if (!address || address.stoppedAt !== null) return undefined
  const subject = await readSubject(tx, received)
  return { address, subject: subject && (/^re:/i.test(subject) ? subject : `Re: ${subject}`) }
}

/** Tells whether a conversation is answered at this address because its reader wrote from it. */
export const isInThread = async (
  { db }: Tx,
  reader: Reader,
  { id, stoppedAt }: Row<'mailAddresses'>
): Promise<boolean> => stoppedAt === null && (await findReceivedMail(db, reader))?.addressId === id
