export const ATTEMPTS_MAX = 5

const FIRST_PAUSE_MS = 15_000
const GROWTH = 3
/** With it all pauses together are 12 minutes at most: with five answers that never come, not 15. */
const JITTER = 0.2

/** Answers by which a receiver says that asking again is of no use. */
const NEVER_REPEATED = [400, 401, 403, 404, 406]

/** What came of one attempt; `status` null: no answer. */
export interface Outcome {
  /** Counts from 1. */
  attempt: number
  status: number | null
}

/**
 * Says how long to wait before the next attempt.
 *
 * @param random From 0 to 1.
 * @returns Milliseconds, from the end of this attempt; null: there is no other.
 */
export const pauseAfter = ({ attempt, status }: Outcome, random: number): number | null => {
  const isDone = status !== null && status >= 200 && status < 300
  if (isDone || attempt >= ATTEMPTS_MAX) return null
  if (status !== null && NEVER_REPEATED.includes(status)) return null
  const spread = 1 + JITTER * (2 * random - 1)
  return Math.round(FIRST_PAUSE_MS * GROWTH ** (attempt - 1) * spread)
}
