import { signal } from '@preact/signals-react'
import type { InboxConversation } from '../api'
import { asReadonly } from './as-readonly'
import type { Rows } from './rows'

const compareTexts = (a: string, b: string): number => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Fields by which conversations are sorted. */
type Place = Pick<InboxConversation, 'id' | 'lastUpdatedAt' | 'waitingSince'>

/**
 * Compares conversations as the server sorts them: first those that wait, the longest first, then the others,
 * most recently active first.
 */
const compareWaiting = (a: Place, b: Place): number => {
  if (a.waitingSince && b.waitingSince) {
    return compareTexts(a.waitingSince, b.waitingSince) || compareTexts(a.id, b.id)
  }
  if (a.waitingSince ?? b.waitingSince) return a.waitingSince ? -1 : 1
  return compareTexts(b.lastUpdatedAt, a.lastUpdatedAt) || compareTexts(a.id, b.id)
}

/** Compares conversations by activity, the most recent first. */
const compareNewest = (a: Place, b: Place): number => compareTexts(b.lastUpdatedAt, a.lastUpdatedAt)

/**
 * Makes the order of a list of conversations, which is empty at first.
 *
 * @param isByWaiting Whether who waits longest comes first now, instead of who was most recently active.
 */
export const createListOrder = (rows: Rows, isByWaiting: () => boolean) => {
  const order = signal<readonly string[]>([])

  /** Stores ids; where they are the same, nothing renders again. */
  function set(ids: readonly string[]) {
    const now = order.peek()
    if (ids.length !== now.length || ids.some((id, index) => now[index] !== id)) order.value = ids
  }

  const compare = (a: Place, b: Place) =>
    isByWaiting() ? compareWaiting(a, b) : compareNewest(a, b)

  const byWaiting = (ids: readonly string[]): string[] =>
    ids
      .flatMap(id => rows.get(id)?.peek() ?? [])
      .sort(compareWaiting)
      .map(({ id }) => id)

  function moveToTop(ids: readonly string[]) {
    const now = order.peek()
    if (ids.every((id, index) => now[index] === id)) return
    order.value = [...new Set([...ids, ...now])]
  }

  return {
    ids: asReadonly(order),
    has: (id: string): boolean => order.peek().includes(id),
    /** Lists these only, in their order. */
    replace: (ids: readonly string[]) => (order.value = ids),
    /** Lists those that are active, new or not, where they belong by now. */
    place(ids: readonly string[]) {
      if (isByWaiting()) set(byWaiting([...new Set([...order.peek(), ...ids])]))
      else moveToTop(ids)
    },
    /** Lists one where it belongs, and leaves the others where they are. */
    insert(id: string) {
      const own = rows.get(id)?.peek()
      if (!own) return
      const others = order.peek().filter(other => other !== id)
      const isAfter = (other: string) => {
        const row = rows.get(other)?.peek()
        return row !== undefined && compare(own, row) < 0
      }
      const next = others.findIndex(isAfter)
      const at = next < 0 ? others.length : next
      set([...others.slice(0, at), id, ...others.slice(at)])
    },
    /** Sorts one that is listed anew; one that was most recently active stays where it is. */
    settle(id: string) {
      if (isByWaiting() && order.peek().includes(id)) set(byWaiting(order.peek()))
    },
    /** Adds those of the next page. */
    append(ids: readonly string[]) {
      const all = [...new Set([...order.peek(), ...ids])]
      set(isByWaiting() ? byWaiting(all) : all)
    },
    remove: (id: string) => set(order.peek().filter(other => other !== id)),
    /** Whether one comes after all that are listed. */
    isBehindAll(conversation: Place): boolean {
      const last = rows.get(order.peek().at(-1) ?? '')?.peek()
      return last !== undefined && compare(conversation, last) > 0
    }
  }
}
