import { equalSecrets, newSecret } from './secrets'

/** A code that opens one thing, until it is used or the process ends. It is stored nowhere. */
export interface OneTimeCode {
  /** Undefined once it was used. */
  value(): string | undefined
  /** Compares in a time that does not depend on the guess. */
  matches(guess: string): boolean
  /** Ends the code. */
  end(): void
}

/** Makes a code that no one can guess. */
export const createOneTimeCode = (): OneTimeCode => {
  let value: string | undefined = newSecret()
  return {
    value: () => value,
    matches: guess => value !== undefined && equalSecrets(value, guess),
    end: () => void (value = undefined)
  }
}
