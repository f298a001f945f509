import { createThrottle, type Throttle } from '../auth'
import { createNetworkThrottle } from './network-throttle'
import { BY_ADDRESS, RATE_NAMES, type RateName, type Rates } from './rates'

const MINUTE_MS = 60_000
/** Keys that each limit counts; the least recently used are dropped first. */
const KEYS_MAX = 20_000

/** A request above a limit, answered with 429. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  /** Fastify reads it. */
  readonly statusCode = 429
  readonly headers: Record<string, string>

  constructor(readonly retryAfterSeconds: number) {
    super(`Too many requests. Try again in ${retryAfterSeconds} s.`)
    this.headers = { 'retry-after': String(retryAfterSeconds) }
  }
}

/** Rate limits of a server. Requests above a limit are answered with 429. */
export interface Limits {
  /**
   * Counts an action against a limit, before it is done.
   *
   * @param key Caller that the limit counts, such as an address or the id of a user.
   * @param amount How much it counts. @default 1
   * @returns 0 when the action is allowed, else the seconds until it is.
   */
  check(name: RateName, key: string, amount?: number): number
  /** Counts an action as `check` does. @throws {LimitReached} when it is not allowed. */
  consume(name: RateName, key: string, amount?: number): void
}

/** Allows everything. */
export const noLimits: Limits = { check: () => 0, consume: () => {} }

/**
 * Makes limits that live in memory, and start anew with the server.
 *
 * @param clock Milliseconds since the epoch.
 * @param onRefused Called for each action that is not allowed.
 */
export const createLimits = (
  rates: Rates,
  clock: () => number,
  onRefused: (name: RateName, key: string) => void = () => {}
): Limits => {
  const throttles = new Map<RateName, Throttle>()
  for (const name of RATE_NAMES) {
    const rate = rates[name]
    if (!rate) continue
    const { burst, perMinute } = rate
    const refillMs = MINUTE_MS / perMinute
    const create = BY_ADDRESS.has(name) ? createNetworkThrottle : createThrottle
    throttles.set(name, create({ burst, refillMs, clock, maxKeys: KEYS_MAX }))
  }
  const limits: Limits = {
    check(name, key, amount) {
      const waitMs = throttles.get(name)?.consume(key, amount) ?? 0
      if (waitMs) onRefused(name, key)
      return Math.ceil(waitMs / 1000)
    },
    consume(name, key, amount) {
      const seconds = limits.check(name, key, amount)
      if (seconds) throw new LimitReached(seconds)
    }
  }
  return limits
}
