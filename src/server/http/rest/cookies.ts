/** Tells whether browsers reach the server over https. */
export const isSecure = ({ publicUrl }: { publicUrl: string }): boolean =>
  publicUrl.startsWith('https:')

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

/** Attributes of a cookie. */
export interface CookieOptions {
  /** Lifetime; 0 removes the cookie. */
  maxAgeSeconds: number
  /** Whether the server is reached over https: the cookie is then sent over https only. */
  secure: boolean
}

/**
 * Browsers take a cookie with this prefix from the host itself over https only: no other host of the
 * domain, and no proxy on the way, can set it.
 *
 * @see RFC 6265bis §4.1.3.2
 */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/**
 * Finds a cookie of a request.
 *
 * @see RFC 6265 §4.2.1
 */
export const readCookie = (
  name: string,
  { cookie = '' }: { cookie?: string | undefined },
  secure: boolean
): string | undefined => {
  const start = `${nameOf(name, secure)}=`
  const pairs = cookie.split(';').map(pair => pair.trim())
  return pairs.find(pair => pair.startsWith(start))?.slice(start.length)
}

/** Writes a Set-Cookie header. The value is URL-safe, so nothing has to be escaped. */
export const writeCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: CookieOptions
): string =>
  `${nameOf(name, secure)}=${value}; ${ATTRIBUTES}; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
