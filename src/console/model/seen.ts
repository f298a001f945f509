import { type InboxConversation, isNote } from '../api'
import type { Entries, Entry } from './entries'

/** The newest reply that a visitor has read. */
export interface Seen {
  key: string
  /** When they read it. */
  at: string
}

/**
 * Finds the newest reply that the visitor has read. Of a group nothing is known: some may have read it, and others
 * not.
 *
 * @returns Undefined: none was read, as far as known.
 */
export const findSeen = (
  entries: Entries,
  conversation: InboxConversation | undefined
): Seen | undefined => {
  const [visitor, ...others] = conversation?.participants ?? []
  const at = visitor?.lastRead
  if (at === undefined || others.length) return undefined
  const isRead = ({ state, message }: Entry) =>
    state === 'sent' &&
    message.author.type === 'business' &&
    !isNote(message) &&
    !message.deliveryError &&
    message.received <= at
  const reply = entries.findLast(isRead)
  return reply && { key: reply.key, at }
}
