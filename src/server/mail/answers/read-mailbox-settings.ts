import { SettingsError } from '../../setup'
import { type OAuthSettings, readOAuthSettings } from './read-oauth-settings'
import { readServerUrl, type ServerUrl } from '../read-server-url'

/** Mailbox from which answers are fetched. */
export interface MailboxSettings extends Pick<ServerUrl, 'host' | 'port' | 'isSecure'> {
  login: { user: string; pass: string }
  /** Tokens in the place of the password, which is empty; undefined: there is a password. */
  oauth: OAuthSettings | undefined
  /** Folder of the mailbox. */
  folder: string
  /** Domain of the addresses for answers; undefined: answers come to the sender’s address. */
  domain: string | undefined
}

const PORTS = { imap: 143, imaps: 993 }
const FOLDER = 'INBOX'
const EXPECTED =
  'an address such as imaps://user:password@mail.example.com/INBOX, or with imap://, with special characters of the password percent-encoded'

/**
 * Reads from which mailbox answers are fetched; undefined: from none.
 *
 * @param domain Domain of the addresses for answers, whose mails come into it.
 * @throws {SettingsError} For an address that cannot be used. It shows no password.
 */
export const readMailboxSettings = (
  env: Record<string, string | undefined>,
  domain: string | undefined
): MailboxSettings | undefined => {
  const { PIPIT_IMAP_URL: value } = env
  const oauth = readOAuthSettings(env)
  if (!value && oauth) {
    throw new SettingsError('PIPIT_IMAP_OAUTH_URL: expected PIPIT_IMAP_URL too, which is not set.')
  }
  if (!value) return undefined
  const server = readServerUrl(value, PORTS, !oauth)
  if (server?.login) {
    const { host, port, isSecure, login, path } = server
    return { host, port, isSecure, login, oauth, folder: path || FOLDER, domain }
  }
  const [scheme] = value.split(':', 1)
  const without = oauth ? ', without a password where PIPIT_IMAP_OAUTH_URL is set' : ''
  throw new SettingsError(`PIPIT_IMAP_URL: expected ${EXPECTED}${without}, got "${scheme}:…".`)
}
