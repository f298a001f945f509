import { SettingsError } from '../../setup'
import { isLocalHost } from '../read-server-url'

type Environment = Record<string, string | undefined>

/** Tokens instead of a password, as services such as Gmail and Microsoft 365 want them. */
export interface OAuthSettings {
  /** Address that gives access tokens. */
  url: string
  clientId: string
  clientSecret: string | undefined
  /** Undefined: the program itself is given access. */
  refreshToken: string | undefined
  scope: string | undefined
}

const NAMES = ['URL', 'CLIENT_ID', 'CLIENT_SECRET', 'REFRESH_TOKEN', 'SCOPE'] as const

const nameOf = (part: (typeof NAMES)[number]) => `PIPIT_IMAP_OAUTH_${part}`

const isTokenUrl = (value: string): boolean => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || url.username || url.password || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname))
}

/**
 * Reads how access tokens for the mailbox are obtained; undefined: it has a password.
 *
 * @throws {SettingsError} For the first setting that cannot be used. It shows no secret.
 */
export const readOAuthSettings = (env: Environment): OAuthSettings | undefined => {
  const named = NAMES.find(part => env[nameOf(part)])
  if (!named) return undefined
  const read = (part: (typeof NAMES)[number]) => env[nameOf(part)] || undefined
  const [url, clientId] = [read('URL'), read('CLIENT_ID')]
  const [clientSecret, refreshToken] = [read('CLIENT_SECRET'), read('REFRESH_TOKEN')]
  if (url === undefined || !isTokenUrl(url)) {
    throw new SettingsError(
      `${nameOf('URL')}: expected the https address that gives access tokens, such as https://oauth2.googleapis.com/token.`
    )
  }
  if (clientId === undefined) {
    throw new SettingsError(`${nameOf('CLIENT_ID')}: expected the id of the client, none is set.`)
  }
  if (clientSecret === undefined && refreshToken === undefined) {
    throw new SettingsError(
      `${nameOf('CLIENT_SECRET')}: expected it or ${nameOf('REFRESH_TOKEN')} or both, neither is set.`
    )
  }
  return { url, clientId, clientSecret, refreshToken, scope: read('SCOPE') }
}
