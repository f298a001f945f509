import { countChars, findLanguage, PROFILE_FIELD_MAX_CHARS } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import {
  claimChannelEvent,
  countChannelEvents,
  countReceivedMails,
  createUser,
  ensureMailAddress,
  findDefaultConversation,
  findIntegration,
  findMailIntegration,
  findSentMessage,
  insertReceivedMail,
  toOneLine
} from '../../records'
import type { Tx } from '../../transaction'
import { createConversation, findOpenConversation, isClosedForGood } from '../conversations'
import { confirmLink } from '../linking'
import { maskFields } from '../messages'
import { type AddressOwner, findAddressOwner } from './find-address-owner'
import { findMailAuthor } from './find-mail-author'
import { mailMessageId, postMail, type UserMail } from './post-mail'
import { type AnswerResult, findAppOfMail } from './receive-answer'

const HOUR_MS = 3_600_000
/** Mails from one address that an app takes, beside answers to mails of ours. */
const LETTERS_PER_AUTHOR_MAX = 10
/** Such mails from all addresses to one of the business. */
const LETTERS_PER_HOUR_MAX = 120
const SUBJECT_MAX_CHARS = 200
const MESSAGE_ID = /^<[^\s<>]{1,250}>$/

/** A mail to an address of a business that answers no mail of ours. */
export interface MailLetter extends UserMail {
  author: { address: string; name: string }
  /** Whether the domain of its author vouches for it; else it may be forged. */
  isProven: boolean
  /** One line; empty: it has none. */
  subject: string
  /** Tag of its language, as its program says. */
  language: string | undefined
}

/** Tells whether an integration takes mails at an address. */
export const isMailAddress = async (db: Db, address: string): Promise<boolean> =>
  (await findMailIntegration(db, address)) !== undefined

/** Tells whether a mail of ours is one of the app that an address belongs to. */
export const isMailOfAddress = async (db: Db, token: string, address: string): Promise<boolean> => {
  const integration = await findMailIntegration(db, address)
  return integration !== undefined && (await findAppOfMail(db, token)) === integration.appId
}

/** Makes a user of an author: name and address are their own words. */
const addAuthor = async (
  tx: Tx,
  appId: string,
  { author: { address, name }, language }: MailLetter
): Promise<Row<'users'>> => {
  const line = toOneLine(name)
  const locale = findLanguage(language ?? '')
  const isName = line !== '' && line !== address && countChars(line) <= PROFILE_FIELD_MAX_CHARS
  const profile = {
    ...(isName && (await maskFields(tx.db, appId, { givenName: line }))),
    email: address,
    ...(locale && { locale })
  }
  return createUser(tx, { appId, profile, isClaim: true })
}

/** Finds the conversation in which a user goes on. */
const findOngoing = async (
  db: Db,
  { id }: Row<'users'>
): Promise<Row<'conversations'> | undefined> => {
  const first = await findDefaultConversation(db, id)
  return first && !(await isClosedForGood(db, first)) ? first : findOpenConversation(db, id)
}

const isFull = async (
  { db, now }: Tx,
  { id, appId }: Row<'integrations'>,
  { author: { address } }: MailLetter
): Promise<boolean> => {
  const since = now - HOUR_MS
  return (
    (await countReceivedMails(db, { appId, address }, since)) >= LETTERS_PER_AUTHOR_MAX ||
    (await countChannelEvents(db, id, since)) >= LETTERS_PER_HOUR_MAX
  )
}

/** Confirms a link that waits for a mail from its address. */
const confirmByMail = async (
  tx: Tx,
  { user, pending }: AddressOwner,
  type: string
): Promise<void> => {
  const { appId } = user
  const integration =
    pending?.integrationId && (await findIntegration(tx.db, appId, pending.integrationId))
  if (integration) await confirmLink(tx, user, integration, { id: pending.id, source: { type } })
}

/**
 * Posts a mail to an address of a business, once however often it comes. Where the sender is proven, its author is
 * the user to whom that address is linked: what the business has linked goes on in their conversation, what they
 * have linked themselves begins one. Else its author is the user whom mails from the address have made: in their
 * conversation where the sender is proven, else in a new one, so that a forged sender comes into nobody's
 * conversation. Any other user whom the business or a browser knows is never its author.
 *
 * @param publicUrl Public address of the server, for files.
 */
export const receiveLetter = async (
  tx: Tx,
  address: string,
  mail: MailLetter,
  publicUrl: string
): Promise<AnswerResult> => {
  const { db } = tx
  const integration = await findMailIntegration(db, address)
  if (!integration) return 'unknown'
  const { appId, id: integrationId, type } = integration
  const { author, isProven, identity } = mail
  const named = { appId, address: author.address }
  const owner = isProven ? await findAddressOwner(db, named) : undefined
  const known = owner?.user ?? (await findMailAuthor(db, named))
  if (known && known.blockedAt !== null) return 'ignored'
  const firstId = mailMessageId(identity)
  if (known && (await findSentMessage(db, known.id, firstId))) return 'known'
  if (await isFull(tx, integration, mail)) return 'full'
  // Others cannot have it taken for one that came: the sender is part of what is claimed.
  const claimed = mailMessageId(`${author.address.toLowerCase()} ${firstId}`)
  if (!(await claimChannelEvent(tx, integrationId, claimed))) return 'known'

  const source = { type, integrationId }
  const user = known ?? (await addAuthor(tx, appId, mail))
  if (owner) await confirmByMail(tx, owner, type)
  const goesOn = isProven && (!owner || owner.isOneThread)
  const conversation =
    (goesOn && known ? await findOngoing(db, known) : undefined) ??
    (await createConversation(tx, {
      appId,
      type: 'personal',
      userIds: [user.id],
      source,
      creationReason: 'message'
    }))
  const from = await ensureMailAddress(tx, { appId, userId: user.id, address: author.address })
  const hasId = typeof identity === 'string' && MESSAGE_ID.test(identity)
  await insertReceivedMail(tx, from, {
    conversationId: conversation.id,
    messageId: hasId ? identity : firstId
  })
  const subject = [...mail.subject].slice(0, SUBJECT_MAX_CHARS).join('')
  // An address that may be forged gets no mail that nobody has written.
  await postMail(tx, mail, { conversation, user, source, subject, isQuiet: !isProven, publicUrl })
  return 'taken'
}
