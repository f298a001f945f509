import { createThrottle } from '../../auth'
import { RestError } from '../rest/errors'

// Guessing goes on at one password a minute for an account, and one in ten seconds from an address.
const BY_EMAIL = { burst: 10, refillMs: 60_000 }
const BY_ADDRESS = { burst: 20, refillMs: 10_000 }

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
  const byEmail = createThrottle({ ...BY_EMAIL, clock })
  const byAddress = createThrottle({ ...BY_ADDRESS, clock })
  return ({ email, address }) => {
    // Whoever an address already stops does not use up the account of somebody else.
    const waitMs = byAddress.take(address) || byEmail.take(email.trim().toLowerCase())
    if (!waitMs) return
    const seconds = Math.ceil(waitMs / 1000)
    throw new RestError('too_many_requests', `Too many attempts. Try again in ${seconds} s.`, {
      'retry-after': String(seconds)
    })
  }
}
