/** How often something may happen. */
export interface ThrottleOptions {
  /** How many may come at once. */
  burst: number
  /** Time in ms in which one more becomes allowed. */
  refillMs: number
  /** Milliseconds since the epoch. */
  clock: () => number
  /** @default 10,000; the longest untouched are forgotten first. */
  maxKeys?: number
}

export interface Throttle {
  /**
   * Takes one token from a key's bucket.
   *
   * @returns 0 when there was one, else the ms after which there will be.
   */
  take(key: string): number
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
    take(key) {
      const now = clock()
      const { tokens, at } = buckets.get(key) ?? { tokens: burst, at: now }
      const filled = Math.min(burst, tokens + Math.max(0, now - at) / refillMs)
      const left = filled >= 1 ? filled - 1 : filled
      // Deleting first moves the key to the end of the map's order.
      buckets.delete(key)
      buckets.set(key, { tokens: left, at: now })
      if (buckets.size > maxKeys) buckets.delete(buckets.keys().next().value!)
      return filled >= 1 ? 0 : Math.ceil((1 - filled) * refillMs)
    }
  }
}
