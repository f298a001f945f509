import { SettingsError } from '../../setup'
import { readServerUrl, type ServerUrl } from '../read-server-url'

/** Mailbox from which answers are fetched. */
export interface MailboxSettings extends Pick<ServerUrl, 'host' | 'port' | 'isSecure'> {
  login: { user: string; pass: string }
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
  { PIPIT_IMAP_URL: value }: Record<string, string | undefined>,
  domain: string | undefined
): MailboxSettings | undefined => {
  if (!value) return undefined
  const server = readServerUrl(value, PORTS)
  if (server?.login) {
    const { host, port, isSecure, login, path } = server
    return { host, port, isSecure, login, folder: path || FOLDER, domain }
  }
  const [scheme] = value.split(':', 1)
  throw new SettingsError(`PIPIT_IMAP_URL: expected ${EXPECTED}, got "${scheme}:…".`)
}
