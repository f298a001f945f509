import { Secret, TOTP } from 'otpauth'

/** Name under which authenticator apps list the account. */
const ISSUER = 'Pipit'
/** Length that RFC 4226 §4 recommends. */
const SECRET_BYTES = 20
/** Codes before and after that of now which are right, too: clocks of phones differ. */
const WINDOW = 1

const totpOf = (secret: string, label = ''): TOTP => new TOTP({ issuer: ISSUER, label, secret })

/** Makes a secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Makes the address that hands a secret to an authenticator app. @param email Of the account. */
export const totpUrl = (secret: string, email: string): string => totpOf(secret, email).toString()

/** Tells a code of an authenticator app from one for recovery. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code)

/**
 * Finds the number of the 30 seconds to which a code belongs; undefined: it is wrong.
 *
 * @param now Milliseconds since the epoch.
 * @see RFC 6238
 */
export const findTotpStep = (secret: string, code: string, now: number): number | undefined => {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  // 0 is right: the code of now.
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
