import { type InboxConversation, isNote } from '../api'
import type { Entries, Entry } from './entries'

/** The newest reply that a visitor has read, or that they have. */
export interface Reached {
  key: string
  /** When they read it, or got it. */
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
): Reached | undefined => {
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

/**
 * Finds the newest reply that is known to have reached the visitor, behind the one that was read.
 *
 * @returns Undefined: there is none, as far as known; most channels report nothing.
 */
export const findDelivered = (entries: Entries, seen: Reached | undefined): Reached | undefined => {
  const unread = entries.slice(entries.findIndex(({ key }) => key === seen?.key) + 1)
  const reply = unread.findLast(({ message }) => message.deliveredAt && !message.deliveryError)
  return reply?.message.deliveredAt ? { key: reply.key, at: reply.message.deliveredAt } : undefined
}
