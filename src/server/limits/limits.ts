import { createThrottle, type Throttle } from '../auth'
import type { RateName, Rates } from './rates'

const MINUTE_MS = 60_000
/** Counted by each limit; the longest silent are forgotten first. */
const KEYS_MAX = 20_000

/** Someone asks too much, and is told when to come again. */
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

/** Slows down who asks too much, and nobody else. */
export interface Limits {
  /**
   * Counts something against a limit, before anything is done.
   *
   * @param key Whom it is counted against.
   * @returns 0 when it may be done, else the seconds after which it may.
   */
  count(name: RateName, key: string): number
  /** Counts alike. @throws {LimitReached} when it may not be done. */
  take(name: RateName, key: string): void
}

/** Limits nothing. */
export const noLimits: Limits = { count: () => 0, take: () => {} }

/**
 * Makes limits that live in memory: a server that starts knows of nobody.
 *
 * @param clock Milliseconds since the epoch.
 */
export const createLimits = (rates: Rates, clock: () => number): Limits => {
  const throttles = new Map<RateName, Throttle>()
  for (const [name, rate] of Object.entries(rates)) {
    if (!rate) continue
    const { burst, perMinute } = rate
    const refillMs = MINUTE_MS / perMinute
    throttles.set(name as RateName, createThrottle({ burst, refillMs, clock, maxKeys: KEYS_MAX }))
  }
  const limits: Limits = {
    count: (name, key) => Math.ceil((throttles.get(name)?.take(key) ?? 0) / 1000),
    take(name, key) {
      const seconds = limits.count(name, key)
      if (seconds) throw new LimitReached(seconds)
    }
  }
  return limits
}
