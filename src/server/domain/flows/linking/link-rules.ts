import { ChatError, invalidAnswer, isEmail, type LinkRequest } from '../../../../protocol'
import { type LinkStart, parsePhoneNumber } from '../../../channels'
import type { Db, Row } from '../../../storage'
import { findDefaultConversation } from '../../records'
import type { Tx } from '../../transaction'

/** Time in which a visitor must finish a link that they began. */
export const LINK_MAX_MS = 24 * 3_600_000

/**
 * Checks that a conversation is the visitor's default one: only that one can be linked.
 *
 * @param id Undefined: the request names none.
 * @throws {ChatError} `conversation-not-found` when there is none yet, `invalid-request` for another.
 */
export const requireDefault = async (
  db: Db,
  userId: string,
  id: string | undefined
): Promise<Row<'conversations'>> => {
  const conversation = await findDefaultConversation(db, userId)
  if (!conversation) {
    throw new ChatError(
      'conversation-not-found',
      'Only the default conversation can be linked, and this user has none yet.'
    )
  }
  if (id === undefined || id === conversation.id) return conversation
  throw new ChatError(
    'invalid-request',
    `Only the default conversation can be linked, and ${JSON.stringify(id)} is not it.`
  )
}

/**
 * Reads where the visitor is reached in a channel.
 *
 * @param by How the channel is linked.
 * @returns Undefined in a channel that is linked by a code.
 * @throws {ChatError} `invalid-answer`.
 */
export const readLinkTarget = (
  by: LinkStart['by'],
  { address, phoneNumber }: Pick<LinkRequest, 'address' | 'phoneNumber'>
): string | undefined => {
  if (by === 'code') return undefined
  if (by === 'phoneNumber') {
    const number = parsePhoneNumber(phoneNumber ?? '')
    if (number) return number
    throw invalidAnswer('phoneNumber', 'a number such as +447700900123', phoneNumber)
  }
  const trimmed = address?.trim() ?? ''
  if (isEmail(trimmed)) return trimmed
  throw invalidAnswer('address', 'an e-mail address', address)
}

/** Tells whether a link is active, or pending and not expired. */
export const isLive = ({ status, expiresAt }: Row<'clients'>, now: number): boolean =>
  status === 'active' || (status === 'pending' && (expiresAt === null || expiresAt > now))

/**
 * Tells whether a visitor's link is active without a confirmation: one by an address is where no mail can
 * ask for it.
 */
export const isLinkedAtOnce = ({ mail }: Pick<Tx, 'mail'>, start: LinkStart): boolean =>
  start.by !== 'code' && start.isTrusted && !(start.by === 'address' && mail)
