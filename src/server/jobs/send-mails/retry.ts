const FIRST_PAUSE_MS = 60_000
const PAUSE_MAX_MS = 3_600_000
const JITTER = 0.2
/** Time after the first attempt in which a mail is tried. */
export const TRIED_MAX_MS = 24 * 3_600_000

/**
 * Returns the pause before the next attempt to send a mail.
 *
 * @param attempt The number of those made.
 * @param random From 0 to 1.
 * @returns Milliseconds.
 */
export const pauseAfterAttempt = (attempt: number, random: number): number => {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), PAUSE_MAX_MS)
  return Math.round(pause * (1 + JITTER * (2 * random - 1)))
}
