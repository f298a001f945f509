import type { PageVisit } from '../api'

/** Time without a page after which a visit has ended. */
const VISIT_GAP_MS = 30 * 60_000
/** Time after which someone who gave no sign is not taken to be there any more. */
const THERE_MS = 5 * 60_000

/** Finds the pages of a person's newest visit. @param pages The newest first. */
export const newestVisit = (pages: readonly PageVisit[]): readonly PageVisit[] => {
  const end = pages.findIndex(
    ({ visitedAt }, index) =>
      index > 0 &&
      Date.parse(pages[index - 1]?.visitedAt ?? '') - Date.parse(visitedAt) > VISIT_GAP_MS
  )
  return end < 0 ? pages : pages.slice(0, end)
}

/**
 * Tells whether a person is on the newest page that is known of them.
 *
 * @param signs Times in ISO 8601 at which they gave a sign of being there.
 * @param now Time in ms.
 */
export const isOnPage = (page: PageVisit, signs: readonly string[], now: number): boolean =>
  now - Date.parse(page.visitedAt) <= VISIT_GAP_MS &&
  signs.some(sign => now - Date.parse(sign) <= THERE_MS)
