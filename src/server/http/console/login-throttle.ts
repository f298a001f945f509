import { createThrottle } from '../../auth'
import type { AttemptRate, SharedThrottle } from '../../domain/flows'
import { createNetworkThrottle, networksOf } from '../../limits'
import { RestError } from '../rest'

// Limits an address to one password a minute for an account.
const BY_BOTH = { burst: 10, refillMs: 60_000 }
const BY_ADDRESS = { burst: 20, refillMs: 10_000 }
/** First attempts of an address or a /48 on an account, three an hour, independent of other addresses. */
const FIRST = { burst: 3, refillMs: 20 * 60_000, maxKeys: 50_000 }
/** First attempts of all addresses on one account: 10,000 addresses are needed to use them up. */
const FIRST_BY_EMAIL = { burst: 30_000, refillMs: 6_000 }
/** Attempts of all addresses on one account after their first ones. */
const BY_EMAIL = { burst: 300, refillMs: 6_000 }

/** Makes token buckets that all processes share. */
export type OpenSharedThrottle = (name: string, rate: AttemptRate) => SharedThrottle

/** Account and network of an attempt to sign in. */
export interface LoginAttempt {
  email: string
  address: string
}

/** @throws {RestError} `too_many_requests` with Retry-After, unless there is nothing to wait for. */
export const refuseFor = (waitMs: number): void => {
  if (!waitMs) return
  const seconds = Math.ceil(waitMs / 1000)
  throw new RestError('too_many_requests', `Too many attempts. Try again in ${seconds} s.`, {
    'retry-after': String(seconds)
  })
}

/**
 * Makes the check that runs before a password is verified. From any number of addresses, an account
 * allows 30,300 attempts at once and 1,200 an hour after that, at all processes together; addresses are
 * counted in each.
 *
 * @returns A function that throws {@link RestError} `too_many_requests` with Retry-After. It returns what
 * counts the attempt for its account, and throws the same.
 */
export const loginThrottle = (
  clock: () => number,
  open: OpenSharedThrottle
): ((attempt: LoginAttempt) => () => Promise<void>) => {
  const byBoth = createNetworkThrottle({ ...BY_BOTH, clock })
  const byAddress = createNetworkThrottle({ ...BY_ADDRESS, clock })
  const first = createThrottle({ ...FIRST, clock })
  const firstByEmail = open('first sign-ins', FIRST_BY_EMAIL)
  const byEmail = open('sign-ins', BY_EMAIL)
  return ({ email, address }) => {
    const account = email.trim().toLowerCase()
    // An attempt that its address may not make does not count for the account.
    refuseFor(byAddress.consume(address) || byBoth.consume(address, 1, account))
    const isFirst = !first.consume(`${networksOf(address).at(-1)} ${account}`)
    const ofAccount = isFirst ? firstByEmail : byEmail
    refuseFor(ofAccount.knownWaitMs(account))
    return async () => refuseFor(await ofAccount.consume(account))
  }
}
