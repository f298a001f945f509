const NAME = 'pipit_console'
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

/** How the cookie is to be set. */
export interface ConsoleCookieOptions {
  /** How long it lives; 0 takes it away. */
  maxAgeSeconds: number
  /** Whether it travels over https only. */
  secure: boolean
}

/**
 * Finds the console's session token among the cookies of a request.
 *
 * @see RFC 6265 §4.2.1
 */
export const readConsoleCookie = (header = ''): string | undefined =>
  header
    .split(';')
    .map(pair => pair.trim())
    .find(pair => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)

/** Writes a Set-Cookie header. The token is URL-safe, so nothing has to be escaped. */
export const writeConsoleCookie = (
  token: string,
  { maxAgeSeconds, secure }: ConsoleCookieOptions
): string => `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`
