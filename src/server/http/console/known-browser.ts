import { randomUUID } from 'node:crypto'
import type { SecretBox } from '../../auth'

/** Lifetime of the cookie that makes a browser known: a year. */
export const KNOWN_BROWSER_SECONDS = 31_536_000
/** Name of that cookie. It opens nothing: a password is needed all the same. */
export const KNOWN_BROWSER_COOKIE = 'pipit_known_browser'

const ownerOf = (email: string): string => `known browser of ${email.trim().toLowerCase()}`

/** Makes the value of the cookie for a browser in which an account has signed in. */
export const markBrowser = (box: SecretBox, email: string, id: string = randomUUID()): string =>
  box.seal({ id }, ownerOf(email))

/** Reads the id of the browser; undefined when this account has never signed in there. */
export const readKnownBrowser = (
  box: SecretBox,
  email: string,
  value: string | undefined
): string | undefined => {
  if (!value) return undefined
  try {
    return box.open(value, ownerOf(email))['id']
  } catch {
    // Anyone may send any value.
    return undefined
  }
}
