import type { PageVisit } from '../api'
import type { Entries } from './entries'

/** Time without a page after which a visit has ended. */
const VISIT_GAP_MS = 30 * 60_000
/** Time after which someone who gave no sign is not taken to be there any more. */
const THERE_MS = 5 * 60_000
/** The same time for someone who is not connected, and may be on the way to the next page. */
const BETWEEN_MS = 60_000

/** Signs that a person is there. */
export interface Signs {
  /** Times in ISO 8601 at which they gave one. */
  times: readonly string[]
  /** Whether a messenger of theirs is connected; undefined: not known. */
  isConnected: boolean | undefined
}

/** Finds the pages of a person's newest visit. @param pages The newest first. */
export const newestVisit = (pages: readonly PageVisit[]): readonly PageVisit[] => {
  const end = pages.findIndex(
    ({ visitedAt }, index) =>
      index > 0 &&
      Date.parse(pages[index - 1]?.visitedAt ?? '') - Date.parse(visitedAt) > VISIT_GAP_MS
  )
  return end < 0 ? pages : pages.slice(0, end)
}

/** Finds when a person last wrote in the messenger, and not by another service; undefined: never. */
export const wroteAt = (entries: Entries, userId: string): string | undefined =>
  entries.findLast(
    ({ message: { author, source } }) =>
      author.userId === userId && (source?.type ?? 'web') === 'web'
  )?.message.received

/**
 * Tells whether a person is on the newest page that is known of them.
 *
 * @param now Time in ms.
 */
export const isOnPage = (page: PageVisit, { times, isConnected }: Signs, now: number): boolean => {
  if (isConnected) return true
  const longest = isConnected === undefined ? THERE_MS : BETWEEN_MS
  return (
    now - Date.parse(page.visitedAt) <= VISIT_GAP_MS &&
    times.some(time => now - Date.parse(time) <= longest)
  )
}
