import { createThrottle } from '../../auth'
import { RestError } from '../rest/errors'

// From one address, guessing goes on at one password a minute for an account.
const BY_BOTH = { burst: 10, refillMs: 60_000 }
const BY_ADDRESS = { burst: 20, refillMs: 10_000 }
/** Its first tries on an account, three an hour, an address has apart from what others failed. */
const FIRST = { burst: 3, refillMs: 20 * 60_000, maxKeys: 50_000 }
/** Of all addresses together on one account: so many that it takes 10,000 of them to use them up. */
const FIRST_BY_EMAIL = { burst: 30_000, refillMs: 6_000 }
/** Of all addresses together on one account, once they have had their first tries. */
const BY_EMAIL = { burst: 300, refillMs: 6_000 }

/** Who tries to sign in, and from where. */
export interface LoginAttempt {
  email: string
  address: string
}

/**
 * Makes the check that stands before a password is looked at. However many addresses guess, an account
 * takes 30,300 tries at once and 1,200 an hour after that.
 *
 * @returns A function that throws {@link RestError} `too_many_requests` with Retry-After.
 */
export const loginThrottle = (clock: () => number): ((attempt: LoginAttempt) => void) => {
  const byBoth = createThrottle({ ...BY_BOTH, clock })
  const byAddress = createThrottle({ ...BY_ADDRESS, clock })
  const first = createThrottle({ ...FIRST, clock })
  const firstByEmail = createThrottle({ ...FIRST_BY_EMAIL, clock })
  const byEmail = createThrottle({ ...BY_EMAIL, clock })
  return ({ email, address }) => {
    const account = email.trim().toLowerCase()
    const both = `${address} ${account}`
    // Whoever is stopped already does not use up the account of somebody else.
    const waitMs =
      byAddress.take(address) ||
      byBoth.take(both) ||
      (first.take(both) ? byEmail : firstByEmail).take(account)
    if (!waitMs) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new RestError('too_many_requests', `Too many attempts. Try again in ${seconds} s.`, {
      'retry-after': String(seconds)
    })
  }
}
