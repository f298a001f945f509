const JITTER = 0.2

/** Growth of the pauses from one attempt to the next. */
export interface BackOff {
  /** Milliseconds after the first attempt. */
  firstMs: number
  /** @default 2 */
  growth?: number
  /** Most milliseconds, before they are spread. @default no limit */
  maxMs?: number
}

/**
 * Returns the pause after an attempt, spread by a fifth either way.
 *
 * @param attempt The number of those made.
 * @param random From 0 to 1.
 * @returns Milliseconds.
 */
export const pauseAfterAttempt = (
  { firstMs, growth = 2, maxMs = Infinity }: BackOff,
  attempt: number,
  random: number
): number => {
  const pause = Math.min(firstMs * growth ** (attempt - 1), maxMs)
  return Math.round(pause * (1 + JITTER * (2 * random - 1)))
}
