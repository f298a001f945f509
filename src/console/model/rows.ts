import { signal, type ReadonlySignal, type Signal } from '@preact/signals-react'
import { asReadonly } from './as-readonly'
import {
  type ConversationLife,
  type DeliveryError,
  type InboxConversation,
  isNote,
  type Message,
  type Participant
} from '../api'
import { type Heard, lifeOf } from './life-order'

/** Conversations by id, each in its own signal, so that a change renders one row only. */
export type Rows = ReturnType<typeof createRows>

/** Returns up to when a user has read. */
const readBy = ({ participants }: InboxConversation, userId: string) =>
  participants.find(person => person.userId === userId)?.lastRead ?? ''

/** Whether `a` is older than `b`: messages are only added, and read times only grow. */
const isOlder = (a: InboxConversation, b: InboxConversation) => {
  const [newestA = '', newestB = ''] = [a.lastMessage?.id, b.lastMessage?.id]
  if (newestA !== newestB) return newestA < newestB
  const [readA = '', readB = ''] = [a.businessLastRead, b.businessLastRead]
  if (readA !== readB) return readA < readB
  return a.participants.some(({ userId, lastRead = '' }) => lastRead < readBy(b, userId))
}

/** Returns since when a conversation waits for the business after a message. Groups do not wait. */
const waitingAfter = (
  { type, waitingSince }: InboxConversation,
  message: Message
): string | undefined => {
  const { author, received } = message
  if (isNote(message) || author.subtypes?.includes('away')) return waitingSince
  if (author.type === 'business' || type === 'sdkGroup') return undefined
  return waitingSince ?? received
}

const mentionedAfter = (
  { mentioned }: InboxConversation,
  { mentions }: Message
): Pick<InboxConversation, 'mentioned'> =>
  mentions
    ? { mentioned: [...new Set([...(mentioned ?? []), ...mentions.map(({ id }) => id)])] }
    : {}

const withMessage = (row: InboxConversation, message: Message): InboxConversation => {
  // A row fetched after the message arrived counts it already.
  if (message.id <= (row.lastMessage?.id ?? '')) return row
  const more = message.author.type === 'user' ? 1 : 0
  return {
    ...row,
    lastMessage: message,
    lastUpdatedAt: message.received,
    waitingSince: waitingAfter(row, message),
    ...mentionedAfter(row, message),
    businessUnreadCount: row.businessUnreadCount + more
  }
}

const withFailure = (
  row: InboxConversation,
  messageId: string,
  deliveryError: DeliveryError
): InboxConversation =>
  row.lastMessage?.id === messageId
    ? { ...row, lastMessage: { ...row.lastMessage, deliveryError } }
    : row

const withReading = (row: InboxConversation, readAt: string): InboxConversation =>
  readAt < (row.lastMessage?.received ?? '')
    ? row
    : { ...row, businessLastRead: readAt, businessUnreadCount: 0 }

const withPerson = (
  row: InboxConversation,
  userId: string,
  change: Pick<Participant, 'blockedAt' | 'lastRead'>
): InboxConversation => ({
  ...row,
  participants: row.participants.map(person =>
    person.userId === userId ? { ...person, ...change } : person
  )
})

/** Makes an empty set of rows. Repeated and outdated events change nothing. */
export const createRows = () => {
  const rows = new Map<string, Signal<InboxConversation>>()
  const unread = new Set<string>()
  const unreadCount = signal(0)
  const removed = signal<ReadonlySet<string>>(new Set())

  function put(conversation: InboxConversation) {
    const row = rows.get(conversation.id)
    if (!row || !isOlder(conversation, row.peek())) set(conversation)
  }

  function set(conversation: InboxConversation) {
    const { id, businessUnreadCount } = conversation
    if (removed.peek().has(id)) return
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

  const ofUser = (userId: string): string[] =>
    [...rows.values()]
      .map(row => row.peek())
      .filter(({ participants }) => participants.some(other => other.userId === userId))
      .map(({ id }) => id)

  return {
    /** Count of unread conversations among these. */
    unreadCount: asReadonly(unreadCount),
    /** Ids of those that were removed; no response brings them back. */
    removed: asReadonly(removed),
    /** Undefined for a conversation that was never fetched, or is gone. */
    get: (id: string): ReadonlySignal<InboxConversation> | undefined => rows.get(id),
    /** Ids of those in which a user takes part. */
    ofUser,
    /** Sets since when a user is blocked; undefined: they are not. */
    setBlocked(userId: string, blockedAt: string | undefined) {
      for (const id of ofUser(userId)) update(id, row => withPerson(row, userId, { blockedAt }))
    },
    /** Stores a response of the server, unless a newer one is known. */
    put,
    /** Brings a conversation of a response up to what was heard since it was requested. */
    correct(conversation: InboxConversation, heard: Heard): InboxConversation {
      const life = heard.of(conversation.id)
      if (!life) return conversation
      const row = rows.get(conversation.id)?.peek()
      const isOfSameMessage = row?.lastMessage?.id === conversation.lastMessage?.id
      const { waitingSince } = (isOfSameMessage && row) || conversation
      return { ...conversation, ...life, waitingSince }
    },
    receive: (id: string, message: Message) => update(id, row => withMessage(row, message)),
    /** Notes that a message did not reach its destination. */
    noteFailure: (id: string, messageId: string, error: DeliveryError) =>
      update(id, row => withFailure(row, messageId, error)),
    /**
     * Stores a response of the server that followed a deletion or a merge, so that it may go back behind what is known.
     *
     * @param newestId Id of the newest message before that; undefined: there was none.
     */
    replace(newestId: string | undefined, conversation: InboxConversation) {
      const known = rows.get(conversation.id)?.peek().lastMessage
      if (known?.id === newestId) set(conversation)
      else put(conversation)
    },
    /** Marks everything up to an ISO time as read by the business. */
    read: (id: string, readAt: string) => update(id, row => withReading(row, readAt)),
    /** Marks everything up to an ISO time as read by a user. */
    see: (id: string, userId: string, lastRead: string) =>
      update(id, row => withPerson(row, userId, { lastRead })),
    /** Stores what the team does with a conversation now. */
    live(id: string, life: ConversationLife) {
      const { waitingSince } = life
      update(id, row => ({ ...row, ...lifeOf(life), waitingSince }))
    },
    remove(id: string) {
      rows.delete(id)
      unread.delete(id)
      unreadCount.value = unread.size
      removed.value = new Set([...removed.peek(), id])
    }
  }
}
