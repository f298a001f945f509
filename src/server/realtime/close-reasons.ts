import type { ChatError } from '../../protocol'
import { LimitReached } from '../limits'

/** Code and reason of a close. The client comes again after all but `auth` and `origin`. */
export const CLOSE = {
  tooMuch: [1008, 'too-many-requests'],
  slow: [1008, 'too slow to read'],
  unavailable: [1013, 'unavailable'],
  badFrame: [4400, 'bad frame'],
  auth: [4401, 'invalid-auth'],
  origin: [4403, 'origin-not-allowed']
} as const

/** Why a connection is closed. */
export type CloseReason = keyof typeof CLOSE

/** What a failure means for the connection on which it happened. */
export const closeReasonOf = (error: unknown): CloseReason => {
  if (error instanceof LimitReached) return 'tooMuch'
  const { code } = error as Partial<ChatError>
  if (code === 'invalid-auth') return 'auth'
  return code === 'invalid-request' ? 'badFrame' : 'unavailable'
}
