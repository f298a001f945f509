export const ATTEMPTS_MAX = 5

const FIRST_PAUSE_MS = 15_000
const GROWTH = 3
/** Keeps the sum of all pauses under 12 minutes; with five timeouts, deliveries end within 15. */
const JITTER = 0.2

/** Statuses by which a receiver refuses an event for good. */
const PERMANENT_FAILURES = [400, 401, 403, 404, 406]

/** Outcome of one attempt; `status` null: no answer. */
export interface Outcome {
  /** Counts from 1. */
  attempt: number
  status: number | null
}

/**
 * Returns the pause before the next attempt.
 *
 * @param random From 0 to 1.
 * @returns Milliseconds from the end of this attempt; null: no other attempt is made.
 */
export const pauseAfter = ({ attempt, status }: Outcome, random: number): number | null => {
  const isDone = status !== null && status >= 200 && status < 300
  if (isDone || attempt >= ATTEMPTS_MAX) return null
  if (status !== null && PERMANENT_FAILURES.includes(status)) return null
  const spread = 1 + JITTER * (2 * random - 1)
  return Math.round(FIRST_PAUSE_MS * GROWTH ** (attempt - 1) * spread)
}
