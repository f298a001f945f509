import { createThrottle, type ThrottleOptions } from '../auth'
import { FACTORS, networksOf } from './address'

/** Token buckets of networks. */
export interface NetworkThrottle {
  /**
   * Takes tokens from the bucket of a network, and of those around it.
   *
   * @param network As `networkOf` returns it.
   * @param amount @default 1
   * @param subject Counts attempts on each subject apart, such as an account. @default all together
   * @returns 0 when there were enough in each, else the milliseconds until there is.
   */
  consume(network: string, amount?: number, subject?: string): number
}

/**
 * Makes token buckets of networks. An IPv4 address has one. A home gets a /64 to a /48 of IPv6 and may
 * call from each address in it, so a /56 and a /48 have buckets too, 4 and 16 times as large.
 */
export const createNetworkThrottle = (options: ThrottleOptions): NetworkThrottle => {
  const { burst, refillMs } = options
  const levels = FACTORS.map(factor =>
    createThrottle({ ...options, burst: burst * factor, refillMs: refillMs / factor })
  )
  return {
    consume: (network, amount = 1, subject = '') =>
      networksOf(network).reduce(
        (waitMs, wider, level) =>
          waitMs || (levels[level]?.consume(`${wider} ${subject}`, amount) ?? 0),
        0
      )
  }
}
