import { createThrottle } from '../../auth'
import { RestError } from '../rest/errors'

// From one address, guessing goes on at one password a minute for an account.
const BY_BOTH = { burst: 10, refillMs: 60_000 }
const BY_ADDRESS = { burst: 20, refillMs: 10_000 }
/** So wide that a few addresses cannot lock somebody out, and too narrow to guess by many. */
const BY_EMAIL = { burst: 300, refillMs: 6_000 }

/** Who tries to sign in, and from where. */
export interface LoginAttempt {
  email: string
  address: string
}

/**
 * Makes the check that stands before a password is looked at.
 *
 * @returns A function that throws {@link RestError} `too_many_requests` with Retry-After.
 */
export const loginThrottle = (clock: () => number): ((attempt: LoginAttempt) => void) => {
  const byBoth = createThrottle({ ...BY_BOTH, clock })
  const byAddress = createThrottle({ ...BY_ADDRESS, clock })
  const byEmail = createThrottle({ ...BY_EMAIL, clock })
  return ({ email, address }) => {
    const account = email.trim().toLowerCase()
    // Whoever is stopped already does not use up the account of somebody else.
    const waitMs =
      byAddress.take(address) || byBoth.take(`${address} ${account}`) || byEmail.take(account)
    if (!waitMs) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new RestError('too_many_requests', `Too many attempts. Try again in ${seconds} s.`, {
      'retry-after': String(seconds)
    })
  }
}
