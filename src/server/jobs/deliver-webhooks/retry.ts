import { type BackOff, pauseAfterAttempt } from '../back-off'

export const ATTEMPTS_MAX = 5

/** Keeps the sum of all pauses under 12 minutes; with five timeouts, deliveries end within 15. */
const BACK_OFF: BackOff = { firstMs: 15_000, growth: 3 }

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
  return pauseAfterAttempt(BACK_OFF, attempt, random)
}
