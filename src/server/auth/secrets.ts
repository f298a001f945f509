import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 48

/** Makes a secret of 64 URL-safe characters: more than the 32 bytes that HS256 asks for. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Turns a token into the form in which it is stored: the hex SHA-256. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Compares two secrets in a time that depends on neither their content nor their lengths. */
export const equalSecrets = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
