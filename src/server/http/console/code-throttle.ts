import type { FastifyRequest } from 'fastify'
import { createNetworkThrottle } from '../../limits'
import { refuseFor } from './login-throttle'

/** Codes that a network may try: ten at once, then one a minute. */
const GUESSES = { burst: 10, refillMs: 60_000 }

/** Counts a code that someone sends. @throws {RestError} `too_many_requests` with Retry-After. */
export type CodeThrottle = (request: FastifyRequest) => void

/** Makes the limit on guesses of one-time codes. */
export const createCodeThrottle = (clock: () => number): CodeThrottle => {
  const throttle = createNetworkThrottle({ ...GUESSES, clock })
  return ({ clientAddress }) => refuseFor(throttle.consume(clientAddress))
}
