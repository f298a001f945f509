import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import type { InboxConversation, Message } from '../api/shapes'

/** Conversations by id, each in a signal of its own, so that a change reaches one row only. */
export type Rows = ReturnType<typeof createRows>

/** Whether `a` was true before `b`: messages only come, and readings only move on. */
const isOlder = (a: InboxConversation, b: InboxConversation) => {
  const [newestA = '', newestB = ''] = [a.lastMessage?.id, b.lastMessage?.id]
  if (newestA !== newestB) return newestA < newestB
  return (a.businessLastRead ?? '') < (b.businessLastRead ?? '')
}

const withMessage = (row: InboxConversation, message: Message): InboxConversation => {
  // What was fetched after the message had come counts it already.
  if (message.id <= (row.lastMessage?.id ?? '')) return row
  const more = message.author.type === 'user' ? 1 : 0
  return {
    ...row,
    lastMessage: message,
    lastUpdatedAt: message.received,
    businessUnreadCount: row.businessUnreadCount + more
  }
}

const withReading = (row: InboxConversation, readAt: string): InboxConversation =>
  readAt < (row.lastMessage?.received ?? '')
    ? row
    : { ...row, businessLastRead: readAt, businessUnreadCount: 0 }

/** Makes an empty set of rows. Hearing the same thing twice, or something old, changes nothing. */
export const createRows = () => {
  const rows = new Map<string, Signal<InboxConversation>>()
  const unread = new Set<string>()
  const unreadCount = signal(0)

  function put(conversation: InboxConversation) {
    const row = rows.get(conversation.id)
    if (!row || !isOlder(conversation, row.peek())) set(conversation)
  }

  function set(conversation: InboxConversation) {
    const { id, businessUnreadCount } = conversation
    const row = rows.get(id)
    if (row) row.value = conversation
    else rows.set(id, signal(conversation))
    if (businessUnreadCount) unread.add(id)
    else unread.delete(id)
    unreadCount.value = unread.size
  }

  function update(id: string, change: (row: InboxConversation) => InboxConversation) {
    const row = rows.get(id)
    if (row) put(change(row.peek()))
  }

  return {
    /** How many of the conversations here are unread. */
    unreadCount: unreadCount as ReadonlySignal<number>,
    /** Undefined for a conversation that was never fetched. */
    get: (id: string): ReadonlySignal<InboxConversation> | undefined => rows.get(id),
    /** Ids of those in which a user takes part. */
    ofUser: (userId: string): string[] =>
      [...rows.values()]
        .map(row => row.peek())
        .filter(({ participants }) => participants.some(other => other.userId === userId))
        .map(({ id }) => id),
    /** Takes in what the server answered, unless something newer is known. */
    put,
    receive: (id: string, message: Message) => update(id, row => withMessage(row, message)),
    /** A message was deleted, after which the server answered this. */
    withdraw(messageId: string, conversation: InboxConversation) {
      const known = rows.get(conversation.id)?.peek().lastMessage
      if (known?.id === messageId) set(conversation)
      else put(conversation)
    },
    /** The business has read everything up to an ISO time. */
    read: (id: string, readAt: string) => update(id, row => withReading(row, readAt)),
    remove(id: string) {
      rows.delete(id)
      unread.delete(id)
      unreadCount.value = unread.size
    }
  }
}
