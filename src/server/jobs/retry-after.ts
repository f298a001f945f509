import type { IncomingHttpHeaders } from 'node:http'

const SECONDS = /^\d+(\.\d+)?$/
/** Longest wait: a service that names more is asked again all the same. */
const WAIT_MAX_MS = 3_600_000

/**
 * Reads how long a service wants to be left alone: `Retry-After`, in seconds or as a date.
 *
 * @returns Milliseconds; undefined: it does not say.
 */
export const readRetryAfter = (
  { 'retry-after': said = '' }: IncomingHttpHeaders,
  now: number
): number | undefined => {
  const waitMs = SECONDS.test(said) ? Number(said) * 1_000 : Date.parse(said) - now
  return waitMs > 0 ? Math.min(waitMs, WAIT_MAX_MS) : undefined
}
