const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Id and secret of a key, as Basic authentication carries them. */
export interface Credentials {
  keyId: string
  secret: string
}

/**
 * Reads what follows `Basic ` in an Authorization header.
 *
 * @returns Undefined when it is not base64 of `id:secret`.
 * @see RFC 7617 §2
 */
export const parseBasic = (encoded: string): Credentials | undefined => {
  if (!BASE64.test(encoded)) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 1) return undefined
  return { keyId: text.slice(0, colon), secret: text.slice(colon + 1) }
}
