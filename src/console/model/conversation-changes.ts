import type { AppEvent, ConversationChange } from '../api'
import type { Entries } from './entries'

/** Changes of a conversation, oldest first. */
export type Changes = readonly ConversationChange[]

/** Whether an event says that another conversation was merged into one. */
export const hasMerged = (event: AppEvent): boolean =>
  event.type === 'conversation:update' &&
  (event.payload.changes ?? []).some(({ type }) => type === 'merged')

/** Adds changes, each once, in the order in which they were made. */
export const addChanges = (known: Changes, added: Changes): Changes => {
  const ids = new Set(known.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !ids.has(id))
  if (!fresh.length) return known
  return [...known, ...fresh].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Changes by the message that they stand before; those under an empty key follow the last one. */
export type PlacedChanges = ReadonlyMap<string, Changes>

/**
 * Places changes between the messages that are drawn, by time.
 *
 * @param hasBefore Whether there are messages before these, to which the changes before them belong.
 * @param hasAfter Whether there are messages behind these, to which the changes behind them belong.
 */
export const placeChanges = (
  shown: Entries,
  changes: Changes,
  { hasBefore, hasAfter }: { hasBefore: boolean; hasAfter: boolean }
): PlacedChanges => {
  const placed = new Map<string, ConversationChange[]>()
  const first = shown[0]?.message.received ?? ''
  for (const change of changes) {
    if (hasBefore && change.at < first) continue
    const next = shown.find(({ message }) => message.received > change.at)
    if (!next && hasAfter) continue
    const key = next?.key ?? ''
    placed.set(key, [...(placed.get(key) ?? []), change])
  }
  return placed
}
