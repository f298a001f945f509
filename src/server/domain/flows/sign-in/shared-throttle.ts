import type { ThrottleOptions } from '../../../auth'
import { deleteFullThrottles, takeToken } from '../../records'
import { type AppContext, pruneInBatches } from '../../transaction'

/** Attempts that are allowed at once, and the time after which there is one more. */
export type AttemptRate = Pick<ThrottleOptions, 'burst' | 'refillMs'>

/** Token buckets in the database: all processes take from them, and a restart leaves them as they are. */
export interface SharedThrottle {
  /** Returns the milliseconds to wait that this process knows of, without asking the database; 0: of none. */
  knownWaitMs(key: string): number
  /** Takes a token. @returns 0 when there was one, else the milliseconds until there is. */
  consume(key: string): Promise<number>
}

/** Makes token buckets, one a key. @param name Buckets of another name are counted apart. */
export const createSharedThrottle = (
  domain: Pick<AppContext, 'clock' | 'secretBox' | 'write'>,
  name: string,
  rate: AttemptRate
): SharedThrottle => {
  const { clock, secretBox } = domain
  /** Times until which empty buckets stay so. */
  const emptyUntil = new Map<string, number>()

  const noteEmpty = (key: string, waitMs: number) => {
    const now = clock()
    for (const [each, until] of emptyUntil) if (until <= now) emptyUntil.delete(each)
    emptyUntil.set(key, now + waitMs)
  }

  return {
    knownWaitMs(key) {
      const waitMs = (emptyUntil.get(key) ?? 0) - clock()
      // More than the pause between two tokens: the clock was set back, and the database knows better.
      return waitMs > rate.refillMs ? 0 : Math.max(0, waitMs)
    },
    async consume(key) {
      // Attempts name addresses of people who have no account here, too: none is stored as it is.
      const hash = secretBox.hash(`${name} ${key}`)
      const waitMs = await domain.write(tx => takeToken(tx, { key: hash, ...rate }))
      if (waitMs) noteEmpty(key, waitMs)
      return waitMs
    }
  }
}

/** Deletes the buckets that are full again. */
export const pruneThrottles = (domain: AppContext): Promise<void> =>
  pruneInBatches(domain, deleteFullThrottles)
