import { jwtVerify, decodeProtectedHeader, errors, type JWTPayload } from 'jose'

/** Bytes in a JWT. */
export const TOKEN_MAX_BYTES = 8192
/** Tolerated difference of clocks. */
export const SKEW_SECONDS = 5
const SECRET_MIN_BYTES = 32

/** An invalid token. The message may be shown to the caller. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken'
}

/** A token with a valid signature and times. Other claims are for the caller to check. */
export interface VerifiedToken<Key> {
  key: Key
  payload: JWTPayload
}

export interface VerifyOptions<Key extends { secret: string }> {
  /** Finds the key that the header names; undefined when there is none. */
  findKey: (kid: string) => Promise<Key | undefined>
  /** Milliseconds since the epoch. */
  now: number
}

// jose also accepts padding, spaces and trailing bits in base64url, so that one token could be written
// in several ways.
const isStrictBase64url = (part: string): boolean =>
  part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part

const readKid = (token: string): string => {
  if (Buffer.byteLength(token) > TOKEN_MAX_BYTES) {
    throw new InvalidToken(`The token is longer than ${TOKEN_MAX_BYTES} bytes.`)
  }
  const parts = token.split('.')
  if (parts.length !== 3 || !parts.every(isStrictBase64url)) {
    throw new InvalidToken('The token is not a JWT: three base64url parts without padding.')
  }
  let header
  try {
    header = decodeProtectedHeader(token)
  } catch {
    throw new InvalidToken("The token's header is not JSON.")
  }
  if (header.alg !== 'HS256') throw new InvalidToken("The token's alg must be HS256.")
  if (typeof header.kid !== 'string' || !header.kid) {
    throw new InvalidToken("The token's header needs a kid: the id of the key that signed it.")
  }
  return header.kid
}

const reasonOf = (error: unknown): string => {
  if (error instanceof errors.JWTExpired) return 'The token has expired.'
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') {
    return 'The token is not valid yet.'
  }
  return 'The token was not signed by a known key.'
}

/**
 * Verifies a JWT, HS256 only, with 5 s of skew for `exp` and `nbf`.
 *
 * @param token At most 8 KB, in strict base64url.
 * @throws {InvalidToken} with a reason; an unknown key and a wrong signature give the same one.
 * @see RFC 7515, RFC 7519
 */
export const verifyToken = async <Key extends { secret: string }>(
  token: string,
  { findKey, now }: VerifyOptions<Key>
): Promise<VerifiedToken<Key>> => {
  const key = await findKey(readKid(token))
  if (!key) throw new InvalidToken(reasonOf(undefined))
  const secret = new TextEncoder().encode(key.secret)
  if (secret.length < SECRET_MIN_BYTES) {
    throw new InvalidToken(`The key's secret is shorter than ${SECRET_MIN_BYTES} bytes.`)
  }
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      clockTolerance: SKEW_SECONDS,
      currentDate: new Date(now)
    })
    return { key, payload }
  } catch (error) {
    throw new InvalidToken(reasonOf(error))
  }
}
