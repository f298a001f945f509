const MAX_DELAY_MS = 30_000

/** Limits of the delays between attempts. */
export interface RetryDelays {
  /** Delay before the jitter that follows the first failure; it doubles with each one. @default 1000 */
  firstDelayMs?: number
  /** Part of the delay that is not left to chance. @default 500 */
  minDelayMs?: number
  /** Random number from 0 to 1, for the jitter. @default Math.random */
  random?: () => number
}

/** Returns the milliseconds to wait after a failure: growing with each one up to 30 s, with full jitter. */
export const retryDelay = (
  /** Failures before this one. */
  failures: number,
  { firstDelayMs = 1000, minDelayMs = 500, random = Math.random }: RetryDelays = {}
) => minDelayMs + random() * Math.min(MAX_DELAY_MS, firstDelayMs * 2 ** failures)
