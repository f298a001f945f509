import { isContained } from '../../protocol'
import { type ApiError, isNote, type Message } from '../api'

/**
 * State of a reply; all messages from the server are `sent`. `waiting`: not sent yet, and sent by itself
 * when the server is back. `unsure`: sent, without a response.
 */
export type EntryState = 'sent' | 'sending' | 'waiting' | 'failed' | 'unsure'

/** A line of a thread. Never changed in place, so that views detect changes by identity. */
export interface Entry {
  /** Stable from the moment a reply is written, so that its bubble is kept; a pending one is sent under it. */
  key: string
  state: EntryState
  message: Message
  /** Reason why it was not sent, where that is known. */
  error?: ApiError | undefined
}

/** A pending reply. Its message has no id yet. */
export interface PendingEntry extends Entry {
  state: Exclude<EntryState, 'sent'>
  /** The newest message when it was written; the stored one sorts after it. */
  after: string
  /** Text that it was typed as; undefined: it was composed, or is of an earlier page. */
  typed?: string | undefined
}

/** Stored messages in the server's order, then pending replies in the order written. */
export type Entries = readonly (Entry | PendingEntry)[]

/** Whether an entry has no response from the server yet. */
export const isPending = (entry: Entry): entry is PendingEntry => entry.state !== 'sent'

/** The id of the newest stored message, or an empty string. */
export const newestId = (entries: Entries): string =>
  entries.findLast(entry => !isPending(entry))?.message.id ?? ''

const insert = (entries: Entries, entry: Entry): Entries => {
  const before = entries.findLastIndex(
    other => !isPending(other) && other.message.id < entry.message.id
  )
  return entries.toSpliced(before + 1, 0, entry)
}

/** Whether the visitor wrote last in the messenger, and not by another service. */
export const writesOnWeb = (entries: Entries): boolean => {
  const last = entries.findLast(({ message }) => message.author.type === 'user')
  return (last?.message.source?.type ?? 'web') === 'web'
}

const withoutAnswers = (message: Message): Message => {
  if (message.content.type !== 'form') return message
  const { answers: _, ...content } = message.content
  return { ...message, content }
}

/** Removes a deleted message; the answers in one also from the form that they filled in. */
export const withdraw = (entries: Entries, id: string): Entries => {
  const gone = entries.find(({ message }) => message.id === id)?.message
  const formId = gone?.content.type === 'formResponse' && gone.quotedMessage?.message?.id
  return entries
    .filter(entry => entry.message.id !== id)
    .map(entry =>
      entry.message.id === formId ? { ...entry, message: withoutAnswers(entry.message) } : entry
    )
}

/** Notes when a message was delivered, or that it did not reach its destination. */
export const noteDelivery = (
  entries: Entries,
  id: string,
  delivery: Pick<Message, 'deliveredAt' | 'deliveryError'>
): Entries =>
  entries.map(entry =>
    entry.message.id === id ? { ...entry, message: { ...entry.message, ...delivery } } : entry
  )

/** Turns a reply into the message that the server stored for it; its key stays. */
export const settle = (entries: Entries, key: string, message: Message): Entries => {
  const others = entries.filter(entry => entry.key !== key || !isPending(entry))
  if (others.some(entry => entry.message.id === message.id)) return others
  const free = others.every(entry => entry.key !== key)
  return insert(others, { key: free ? key : message.id, state: 'sent', message })
}

/** Replaces a message by its current version: a form that has been answered. */
const refresh = (entries: Entries, message: Message | undefined): Entries =>
  message
    ? entries.map(entry => (entry.message.id === message.id ? { ...entry, message } : entry))
    : entries

/**
 * Adds a message from the server, once. A reply or note of ours whose response was lost or is late is matched
 * by its content and its position.
 */
export const absorb = (known: Entries, message: Message): Entries => {
  if (known.some(entry => entry.message.id === message.id)) return known
  const entries = refresh(known, message.quotedMessage?.message)
  const ours =
    message.author.type === 'business' &&
    entries.find(
      entry =>
        isPending(entry) &&
        entry.after < message.id &&
        isNote(entry.message) === isNote(message) &&
        isContained(entry.message.content, message.content)
    )
  return ours
    ? settle(entries, ours.key, message)
    : insert(entries, { key: message.id, state: 'sent', message })
}

/** Prepends older messages, oldest first. */
export const prepend = (entries: Entries, older: readonly Message[]): Entries => {
  const known = new Set(entries.map(entry => entry.message.id))
  const fresh = older.filter(message => !known.has(message.id))
  return [
    ...fresh.map(message => ({ key: message.id, state: 'sent' as const, message })),
    ...entries
  ]
}

/** The newest page of a conversation, oldest message first. */
interface Page {
  messages: readonly Message[]
  /** Whether there are messages before it. */
  hasMore: boolean
}

/**
 * Brings known messages to what a page says that was requested when they were known: one that it lacks was deleted.
 * Others have come since.
 */
const correct = (
  entries: Entries,
  known: ReadonlySet<Entry>,
  { messages, hasMore }: Page
): Entries => {
  const listed = new Map(messages.map(message => [message.id, message]))
  const start = (hasMore && messages[0]?.id) || ''
  return entries.flatMap(entry => {
    if (isPending(entry) || !known.has(entry) || entry.message.id < start) return entry
    const message = listed.get(entry.message.id)
    return message ? { ...entry, message } : []
  })
}

/**
 * Merges the newest page after a time offline. When it does not reach back to the known messages, those
 * are dropped, so that there is no silent gap.
 *
 * @param known Entries when the page was requested.
 */
export const catchUp = (entries: Entries, page: Page, known: Entries): Entries => {
  const ids = new Set(page.messages.map(message => message.id))
  const meets = !page.hasMore || entries.some(entry => ids.has(entry.message.id))
  const kept = meets ? correct(entries, new Set(known), page) : entries.filter(isPending)
  return page.messages.reduce<Entries>(absorb, kept)
}

/** Changes one pending reply. */
export const mark = (
  entries: Entries,
  key: string,
  state: PendingEntry['state'],
  error?: ApiError
): Entries =>
  entries.map(entry => (entry.key === key && isPending(entry) ? { ...entry, state, error } : entry))
