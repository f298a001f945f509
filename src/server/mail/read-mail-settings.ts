import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isEmail } from '../../protocol'
import { SettingsError, wrong } from '../setup'
import {
  answerAddress,
  type ListenSettings,
  type MailboxSettings,
  readListenSettings,
  readMailboxSettings
} from './answers'
import { readServerUrl, type ServerUrl } from './read-server-url'

const DELAY_S = 120
const DELAY_MAX_S = 86_400
/** Characters that stand for themselves in an address. */
const INBOUND_PASSWORD = /^[\w-]{16,200}$/
const SMTP_PORTS = { smtp: 25, smtps: 465 }
/** RFC 8301: receivers need not believe shorter ones. */
const DKIM_MIN_BITS = 1024
const DOMAIN = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const SMTP_EXPECTED =
  'an address such as smtp://user:password@mail.example.com:587, or with smtps://, with special characters of the password percent-encoded'

/** Key that signs mails, and where receivers find the other half of it. */
export interface DkimSettings {
  privateKey: string
  domain: string
  selector: string
}

/** Server that mails are handed to, and how they look. */
export interface MailSettings {
  smtp: Omit<ServerUrl, 'path'>
  /** Address of the sender. */
  from: string
  /** Milliseconds for which a message stays unseen before it is mailed. */
  delayMs: number
  /** Domain of addresses for answers, `reply+…@`; undefined: there are none. */
  domain?: string | undefined
  dkim?: DkimSettings | undefined
  /** Ports at which answers arrive; undefined: they are not taken. */
  listen?: ListenSettings | undefined
  /** Mailbox from which answers are fetched; undefined: from none. */
  mailbox?: MailboxSettings | undefined
  /** Password with which a mail service hands answers over; undefined: none may. */
  inboundPassword?: string | undefined
}

type Environment = Record<string, string | undefined>

const readSmtp = (value: string): MailSettings['smtp'] => {
  const { path, ...smtp } = readServerUrl(value, SMTP_PORTS) ?? { path: undefined }
  if ('host' in smtp && !path) return smtp
  // The address may hold a password, so only its scheme is shown.
  const [scheme] = value.split(':', 1)
  throw new SettingsError(`PIPIT_SMTP_URL: expected ${SMTP_EXPECTED}, got "${scheme}:…".`)
}

const readFrom = ({ PIPIT_MAIL_FROM: value }: Environment): string => {
  if (value && isEmail(value)) return value
  throw wrong(
    'PIPIT_MAIL_FROM',
    'the address that mails come from, such as hello@example.com, with PIPIT_SMTP_URL',
    value || undefined
  )
}

const readDelay = ({ PIPIT_MAIL_DELAY_S: value }: Environment): number => {
  if (!value) return DELAY_S * 1_000
  if (/^\d{1,5}$/.test(value) && Number(value) <= DELAY_MAX_S) return Number(value) * 1_000
  throw wrong('PIPIT_MAIL_DELAY_S', `a whole number of seconds from 0 to ${DELAY_MAX_S}`, value)
}

const readDomain = (env: Environment, name: string): string | undefined => {
  const value = env[name]
  if (!value) return undefined
  if (DOMAIN.test(value)) return value.toLowerCase()
  throw wrong(name, 'a domain such as example.com', value)
}

const readKey = (file: string): KeyObject => {
  try {
    return createPrivateKey(readFileSync(file))
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    const got = isMissing ? 'and there is none' : 'and it cannot be read as one'
    throw new SettingsError(
      `PIPIT_DKIM_KEY_FILE: expected a file with a private RSA key in PEM, ${got}: ${JSON.stringify(file)}.`
    )
  }
}

const readDkim = (env: Environment): DkimSettings | undefined => {
  const { PIPIT_DKIM_KEY_FILE: file, PIPIT_DKIM_SELECTOR: selector } = env
  const domain = readDomain(env, 'PIPIT_DKIM_DOMAIN')
  if (!file && !domain && !selector) return undefined
  if (!file || !domain || !selector) {
    throw new SettingsError(
      'PIPIT_DKIM_KEY_FILE, PIPIT_DKIM_DOMAIN and PIPIT_DKIM_SELECTOR: expected all three or none.'
    )
  }
  if (!DOMAIN.test(selector)) {
    throw wrong('PIPIT_DKIM_SELECTOR', 'a selector such as mail2026', selector)
  }
  const key = readKey(file)
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < DKIM_MIN_BITS) {
    throw new SettingsError(
      `PIPIT_DKIM_KEY_FILE: expected an RSA key of at least ${DKIM_MIN_BITS} bits, got ${key.asymmetricKeyType} of ${modulusLength}.`
    )
  }
  return { privateKey: String(key.export({ type: 'pkcs8', format: 'pem' })), domain, selector }
}

const readInboundPassword = (
  { PIPIT_MAIL_INBOUND_PASSWORD: password }: Environment,
  domain: string | undefined
): string | undefined => {
  if (!password) return undefined
  if (domain === undefined) {
    throw new SettingsError(
      'PIPIT_MAIL_INBOUND_PASSWORD: expected PIPIT_MAIL_DOMAIN too, which is not set.'
    )
  }
  if (INBOUND_PASSWORD.test(password)) return password
  // What is nearly a secret is not shown.
  throw new SettingsError(
    'PIPIT_MAIL_INBOUND_PASSWORD: expected 16 to 200 letters, digits, hyphens or underscores.'
  )
}

/** Settings without effect while no mail goes out. */
const OTHERS = [
  'PIPIT_MAIL_FROM',
  'PIPIT_MAIL_DELAY_S',
  'PIPIT_MAIL_DOMAIN',
  'PIPIT_DKIM_KEY_FILE',
  'PIPIT_DKIM_DOMAIN',
  'PIPIT_DKIM_SELECTOR',
  'PIPIT_MAIL_PORT',
  'PIPIT_LMTP_PORT',
  'PIPIT_MAIL_HOST',
  'PIPIT_IMAP_URL',
  'PIPIT_IMAP_OAUTH_URL',
  'PIPIT_IMAP_OAUTH_CLIENT_ID',
  'PIPIT_IMAP_OAUTH_CLIENT_SECRET',
  'PIPIT_IMAP_OAUTH_REFRESH_TOKEN',
  'PIPIT_IMAP_OAUTH_SCOPE',
  'PIPIT_MAIL_INBOUND_PASSWORD',
  'PIPIT_MAIL_RETURN_PATH',
  'PIPIT_MAIL_TLS_CERT_FILE',
  'PIPIT_MAIL_TLS_KEY_FILE'
]

/**
 * Reads how mails are sent; undefined: none are.
 *
 * @throws {SettingsError} For the first setting that cannot be used. It shows no password.
 */
export const readMailSettings = (env: Environment): MailSettings | undefined => {
  const { PIPIT_SMTP_URL: url } = env
  if (!url) {
    const useless = OTHERS.find(name => env[name])
    if (!useless) return undefined
    throw new SettingsError(`${useless}: expected PIPIT_SMTP_URL too, which is not set.`)
  }
  const smtp = readSmtp(url)
  const from = readFrom(env)
  const delayMs = readDelay(env)
  const domain = readDomain(env, 'PIPIT_MAIL_DOMAIN')
  const dkim = readDkim(env)
  const listen = readListenSettings(env, domain)
  const mailbox = readMailboxSettings(env, domain)
  const inboundPassword = readInboundPassword(env, domain)
  return { smtp, from, delayMs, domain, dkim, listen, mailbox, inboundPassword }
}

const describeListening = ({ doors, certificate }: ListenSettings): string => {
  const addresses = doors.map(({ protocol, host, port }) => `${protocol}://${host}:${port}`)
  const tls = certificate ? ', with STARTTLS' : ''
  return `what people answer comes in at ${addresses.join(' and ')}${tls}`
}

const describeMailbox = ({ host, port, isSecure, folder, oauth }: MailboxSettings): string =>
  `what people answer is fetched from ${folder} at ${isSecure ? 'imaps' : 'imap'}://${host}:${port}${oauth ? ', with tokens of OAuth' : ''}`

/** Tells in words how mails are sent and answers taken, for the terminal. */
export const describeMail = (mail: MailSettings | undefined): string => {
  if (!mail)
    return 'not sent: set PIPIT_SMTP_URL and PIPIT_MAIL_FROM to mail answers that stay unseen'
  const { smtp, from, delayMs, dkim, listen, mailbox, inboundPassword } = mail
  const scheme = smtp.isSecure ? 'smtps' : 'smtp'
  const signed = dkim ? `signed for ${dkim.domain}` : 'not signed by DKIM'
  const sent = `answers unseen for ${delayMs / 1_000} s go from ${from} through ${scheme}://${smtp.host}:${smtp.port}, ${signed}`
  const ways = [
    listen && describeListening(listen),
    mailbox && describeMailbox(mailbox),
    inboundPassword && 'what people answer comes in from a mail service at /mail/inbound'
  ]
  return [sent, ...ways.filter(Boolean)].join('; ')
}

/**
 * Returns the address to which reports of a mail that does not arrive go.
 *
 * @param token Random part of its address for answers.
 */
export const returnPathOf = (
  token: string,
  { from, listen }: Pick<MailSettings, 'from' | 'listen'>
): string => (listen?.takesReports ? answerAddress(token, listen.domain) : from)

/** Returns what transactions need to know of mails; undefined where none are sent. */
export const planMails = (
  mail: MailSettings | undefined
): { delayMs: number; host: string } | undefined => {
  if (!mail) return undefined
  const { from, domain, delayMs } = mail
  return { delayMs, host: domain ?? from.slice(from.lastIndexOf('@') + 1).toLowerCase() }
}
