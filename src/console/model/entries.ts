import type { Message } from '../api/shapes'

/** What became of a reply; everything that comes from the server is `sent`. */
export type EntryState = 'sent' | 'sending' | 'failed' | 'unsure'

/** A line of a thread. Never changed in place, so that a view can tell what is new by identity. */
export interface Entry {
  /** Stays the same from the moment a reply is written, so that its bubble does. */
  key: string
  state: EntryState
  message: Message
}

/** A reply on its way. Its message has no id yet. */
export interface PendingEntry extends Entry {
  state: Exclude<EntryState, 'sent'>
  /** The newest message when it was written; the stored one sorts after it. */
  after: string
}

/** Stored messages in the server's order, then the replies on their way in the order written. */
export type Entries = readonly (Entry | PendingEntry)[]

/** Whether an entry has no answer from the server yet. */
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

/** Takes out a message that was deleted. */
export const withdraw = (entries: Entries, id: string): Entries =>
  entries.filter(entry => entry.message.id !== id)

/** Turns a reply into the message that the server stored for it; its key stays. */
export const settle = (entries: Entries, key: string, message: Message): Entries => {
  const others = entries.filter(entry => entry.key !== key || !isPending(entry))
  if (others.some(entry => entry.message.id === message.id)) return others
  const free = others.every(entry => entry.key !== key)
  return insert(others, { key: free ? key : message.id, state: 'sent', message })
}

/** Puts a message as it is now in the place of what it was: a form that has been answered. */
const refresh = (entries: Entries, message: Message | undefined): Entries =>
  message
    ? entries.map(entry => (entry.message.id === message.id ? { ...entry, message } : entry))
    : entries

/**
 * Takes in a message from the server, once. One of ours whose answer was lost or is late is known by
 * its text and its place in the order.
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
        entry.message.content.text === message.content.text
    )
  return ours
    ? settle(entries, ours.key, message)
    : insert(entries, { key: message.id, state: 'sent', message })
}

/** Puts older messages, oldest first, before what is there. */
export const prepend = (entries: Entries, older: readonly Message[]): Entries => {
  const known = new Set(entries.map(entry => entry.message.id))
  const fresh = older.filter(message => !known.has(message.id))
  return [
    ...fresh.map(message => ({ key: message.id, state: 'sent' as const, message })),
    ...entries
  ]
}

/**
 * Takes in the newest page after a time away. When it does not reach back to what is known, what is
 * known gives way, so that there is no silent hole.
 */
export const catchUp = (entries: Entries, page: readonly Message[], hasOlder: boolean): Entries => {
  const ids = new Set(page.map(message => message.id))
  const meets = !hasOlder || entries.some(entry => ids.has(entry.message.id))
  const kept = meets ? entries : entries.filter(isPending)
  return page.reduce<Entries>(absorb, kept)
}

/** Changes one reply that is on its way. */
export const mark = (entries: Entries, key: string, state: PendingEntry['state']): Entries =>
  entries.map(entry => (entry.key === key && isPending(entry) ? { ...entry, state } : entry))
