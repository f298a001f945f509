import { ChatError } from '../../protocol'
import { LimitReached } from '../limits'

/** Code and reason of a close frame. Clients reconnect after all but `auth` and `origin`. */
export const CLOSE = {
  tooMuch: [1008, 'too-many-requests'],
  slow: [1008, 'too slow to read'],
  unavailable: [1013, 'unavailable'],
  replaced: [1013, 'a login has replaced the session'],
  badFrame: [4400, 'bad frame'],
  auth: [4401, 'invalid-auth'],
  origin: [4403, 'origin-not-allowed']
} as const

/** Name of a reason to close a connection. */
export type CloseReason = keyof typeof CLOSE

/** Maps a failure to the close of the connection on which it happened. */
export const closeReasonOf = (error: unknown): CloseReason => {
  if (error instanceof LimitReached) return 'tooMuch'
  if (!(error instanceof ChatError)) return 'unavailable'
  if (error.code === 'invalid-auth') return 'auth'
  return error.code === 'invalid-request' ? 'badFrame' : 'unavailable'
}
