/** Settings of a token bucket. */
export interface ThrottleOptions {
  /** Size of the bucket. */
  burst: number
  /** Milliseconds until one token is added. */
  refillMs: number
  /** Milliseconds since the epoch. */
  clock: () => number
  /** @default 10,000; the least recently used are dropped first. */
  maxKeys?: number
}

export interface Throttle {
  /**
   * Takes tokens from a key's bucket, or none when there are too few.
   *
   * @param amount More than the bucket holds counts as all that it holds. @default 1
   * @returns 0 when there were enough, else the milliseconds until there are.
   */
  consume(key: string, amount?: number): number
}

interface Bucket {
  tokens: number
  at: number
}

/** Makes token buckets, one a key, all full at first. */
export const createThrottle = ({
  burst,
  refillMs,
  clock,
  maxKeys = 10_000
}: ThrottleOptions): Throttle => {
  const buckets = new Map<string, Bucket>()
  return {
    consume(key, amount = 1) {
      const now = clock()
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + Math.max(0, now - at) / refillMs)
      const taken = Math.min(amount, burst)
      const left = filled >= taken ? filled - taken : filled
      // Deleting first moves the key to the end of the map's order.
      buckets.delete(key)
      buckets.set(key, { tokens: left, at: now })
      if (buckets.size > maxKeys) {
        const [oldest = key] = buckets.keys()
        buckets.delete(oldest)
      }
      return filled >= taken ? 0 : Math.ceil((taken - filled) * refillMs)
    }
  }
}
