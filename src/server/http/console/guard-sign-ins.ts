import { setTimeout as pause } from 'node:timers/promises'
import { createPasswordGate, createThrottle, PasswordsBusy } from '../../auth'
import { RestError } from '../rest'
import {
  type LoginAttempt,
  loginThrottle,
  type OpenSharedThrottle,
  refuseFor
} from './login-throttle'

/** Attempts from browsers that never signed in, of all addresses on all accounts together. */
const FROM_UNKNOWN = { burst: 1_000, refillMs: 50 }
/** Attempts from one browser on the account that it has signed in to before. */
const FROM_KNOWN = { burst: 20, refillMs: 10_000 }
/** Delay of refusals: a program that guesses again at once would keep the server busy with them. */
const REFUSAL_DELAY_MS = 1_000
/** Refusals that wait at a time; further ones are answered at once. */
const DELAYED_MAX = 1_000

/** An attempt to sign in. */
export interface SignInAttempt extends LoginAttempt {
  /** Id of a browser in which this account has signed in before; undefined: none that is known. */
  browserId: string | undefined
}

/** Runs a password check, if the attempt may be made now. */
export type SignInGuard = <T>(attempt: SignInAttempt, check: () => Promise<T>) => Promise<T>

const toRefusal = (error: unknown): unknown =>
  error instanceof PasswordsBusy
    ? new RestError('unavailable', error.message, {
        'retry-after': String(error.retryAfterSeconds)
      })
    : error

/**
 * Makes the guard of passwords. A known browser is counted apart from all others and goes first, so that
 * a flood of attempts from changing networks does not lock out the owner of an account. What is counted
 * by account or known browser counts at all processes, and only when the password is about to be checked:
 * a flood causes few writes.
 *
 * @returns A function that throws {@link RestError}: `too_many_requests`, or `unavailable` while too many
 * checks wait.
 */
export const createSignInGuard = (clock: () => number, open: OpenSharedThrottle): SignInGuard => {
  const gate = createPasswordGate()
  const throttle = loginThrottle(clock, open)
  const fromKnown = open('known browsers', FROM_KNOWN)
  const fromUnknown = createThrottle({ ...FROM_UNKNOWN, clock })
  let delayed = 0

  /** Counts an attempt in this process. Returns what counts it in all of them. */
  const count = ({ browserId, ...attempt }: SignInAttempt): (() => Promise<void>) => {
    if (browserId !== undefined) {
      refuseFor(fromKnown.knownWaitMs(browserId))
      return async () => refuseFor(await fromKnown.consume(browserId))
    }
    const countForAccount = throttle(attempt)
    refuseFor(fromUnknown.consume(''))
    return countForAccount
  }

  const delayRefusal = async (): Promise<void> => {
    if (delayed >= DELAYED_MAX) return
    delayed++
    await pause(REFUSAL_DELAY_MS)
    delayed--
  }

  return async (attempt, check) => {
    try {
      const countForAll = count(attempt)
      return await gate.run(attempt.browserId !== undefined, async () => {
        await countForAll()
        return check()
      })
    } catch (error) {
      const refusal = toRefusal(error)
      if (refusal instanceof RestError) await delayRefusal()
      throw refusal
    }
  }
}
