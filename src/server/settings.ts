import { resolve } from 'node:path'
import { readBrokerUrls } from './broker'
import { CHANNELS } from './channels'
import { type ClamdAddress, readClamdAddress, readS3Settings, type S3Settings } from './files'
import { type Rates, readRates } from './limits'
import { type MailSettings, readMailSettings } from './mail'
import { readRegions, type Regions } from './regions'
import { BOX_KEY_BYTES } from './auth'
import { readAllowedHosts, readBaseUrl, SettingsError, wrong } from './setup'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
/** HS256 asks for as many. */
const KEY_SECRET_MIN_BYTES = 32
const METRICS_TOKEN_MIN_CHARS = 16
/** Connections of one address, which a whole company may share. */
const CONNECTIONS_MAX = 10_000
const DRAIN_MAX_S = 300

export { SettingsError }

/** Settings of one server. */
export interface Settings {
  host: string
  /** 0: any free one. */
  port: number
  /** Public address of the server, without a slash at the end; undefined: host and port. */
  publicUrl?: string | undefined
  /** Nodes of the MQTT broker between processes; undefined: there is none. May hold a password. */
  brokerUrls?: string[] | undefined
  /** Address at which visitors speak MQTT, offered first; undefined: it is not offered. */
  mqttPublicUrl?: string | undefined
  /** Whether the business has set `publicUrl`, scheme and all. */
  hasPublicUrl: boolean
  /** Holds everything the server stores. */
  dataDir: string
  databaseFile: string
  /** Address of a database on PostgreSQL that is used in place of the file; undefined: the file. */
  postgresUrl?: string | undefined
  /** Holds what people sent. */
  filesDir: string
  /** Keeps them instead, where they have arrived whole; undefined: the folder keeps them. */
  s3?: S3Settings | undefined
  /** Virus scanner for them; undefined: none. */
  clamd?: ClamdAddress | undefined
  /** Holds what the build made: `cdn/`, `console/` … */
  distDir: string
  /** Key that seals secrets in the database; undefined: made on first start, kept in the data folder. */
  secretsKey?: Buffer | undefined
  /** The account-scope REST key; undefined: made on first start and kept in the data folder. */
  accountKey?: { id: string; secret: string } | undefined
  logLevel: string
  /** Milliseconds for which a server that is to stop still serves, while it says that it is not ready. */
  drainMs: number
  /** Bearer token for `/metrics`; undefined: no access. */
  metricsToken?: string | undefined
  /** Host names to which it answers beside local ones; undefined: any. */
  allowedHosts: string[] | undefined
  /** Open connections of one address at most; undefined: any number. */
  maxConnections: number | undefined
  /** Address for reports of security problems, in security.txt; undefined: there is none. */
  securityContact: string | undefined
  /** Number of proxies in front, whose `X-Forwarded-…` headers are believed. */
  trustProxy: number
  /** Whether requests above the rate limits are refused. */
  rateLimits: boolean
  /** Rate limits. */
  rates: Rates
  /** Whether webhooks and checks of icons may reach networks that are not public. */
  webhookPrivate: boolean
  /** Origins that stand for the outside services of channels, by type. */
  upstreams: Record<string, string>
  /** Settings of mails; undefined: none are sent. */
  mail?: MailSettings | undefined
  /** Whether the first start makes a demo app. */
  demo: boolean
  /** Servers that pages may name by region. */
  regions: Regions
}

/** The variables of the environment. */
export type Environment = Record<string, string | undefined>

const readPort = (env: Environment): number => {
  const PORT = env.PORT || '8080'
  const port = Number(PORT)
  if (/^\d+$/.test(PORT) && port <= 65_535) return port
  throw wrong('PORT', 'a whole number from 0 to 65535', PORT)
}

const readChoice = <Choice extends string>(
  env: Environment,
  name: string,
  choices: Record<Choice, boolean>,
  unset: NoInfer<Choice>
): boolean => {
  const value = env[name] || unset
  if (Object.hasOwn(choices, value)) return choices[value as Choice]
  throw wrong(name, Object.keys(choices).join(' or '), value)
}

const readProxies = ({ PIPIT_TRUST_PROXY: value = '' }: Environment): number => {
  if (/^\d?$/.test(value)) return Number(value)
  throw wrong('PIPIT_TRUST_PROXY', 'the number of proxies in front, from 0 to 9', value)
}

const readMaxConnections = ({ PIPIT_CONNECTIONS: value }: Environment): number | undefined => {
  if (value === 'off') return undefined
  if (!value) return CONNECTIONS_MAX
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value)
  throw wrong('PIPIT_CONNECTIONS', 'off, or a whole number from 1 to 9999999', value)
}

const readDrain = ({ PIPIT_DRAIN_S: value = '' }: Environment): number => {
  if (/^\d{0,3}$/.test(value) && Number(value) <= DRAIN_MAX_S) return Number(value) * 1_000
  throw wrong('PIPIT_DRAIN_S', `a whole number of seconds from 0 to ${DRAIN_MAX_S}`, value)
}

const readSecurityContact = ({
  PIPIT_SECURITY_CONTACT: value
}: Environment): string | undefined => {
  if (!value) return undefined
  if (/^(mailto:|https:\/\/)\S+$/.test(value)) return value
  throw wrong('PIPIT_SECURITY_CONTACT', 'an address that begins with mailto: or https://', value)
}

const readPublicUrl = ({ PIPIT_PUBLIC_URL: value }: Environment): string | undefined => {
  if (!value) return undefined
  const url = readBaseUrl(value)
  if (url) return url
  throw wrong('PIPIT_PUBLIC_URL', 'an address such as https://chat.example.com', value)
}

const readUpstreams = (env: Environment): Record<string, string> => {
  const found: Record<string, string> = {}
  for (const [type, { service }] of Object.entries(CHANNELS)) {
    const value = service && env[service.upstream]
    if (!service || !value) continue
    const origin = readBaseUrl(value)
    if (!origin) throw wrong(service.upstream, 'an address such as https://bots.example.com', value)
    found[type] = origin
  }
  return found
}

const readMqttPublicUrl = ({ PIPIT_MQTT_PUBLIC_URL: value }: Environment): string | undefined => {
  if (!value) return undefined
  if (/^wss?:\/\/[^/?#@\s]+[^?#@\s]*$/.test(value) && URL.canParse(value)) return value
  throw wrong('PIPIT_MQTT_PUBLIC_URL', 'an address such as wss://chat.example.com/mqtt', value)
}

const readDatabase = (
  { DATABASE_URL: url }: Environment,
  dataDir: string
): Pick<Settings, 'databaseFile' | 'postgresUrl'> => {
  const usual = resolve(dataDir, 'pipit.sqlite')
  if (!url) return { databaseFile: usual }
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec(url) ?? []
  if (file) return { databaseFile: resolve(file) }
  if (/^postgres(ql)?:\/\/[^/]+\/[^/?]+(\?|$)/.test(url) && URL.canParse(url)) {
    return { databaseFile: usual, postgresUrl: url }
  }
  // The address may hold a password, so only its scheme is shown.
  const [scheme] = url.split(':')
  const expected = 'sqlite:path/to/file or postgres://user:password@host:5432/database'
  throw wrong('DATABASE_URL', expected, `${scheme}:…`)
}

const readAccountKey = (env: Environment): Settings['accountKey'] => {
  const { PIPIT_ACCOUNT_KEY_ID: id, PIPIT_ACCOUNT_KEY_SECRET: secret } = env
  if (!id && !secret) return undefined
  if (!id || !secret) {
    throw new SettingsError(
      'PIPIT_ACCOUNT_KEY_ID and PIPIT_ACCOUNT_KEY_SECRET: expected both or neither, got one.'
    )
  }
  if (!/^act_\w+$/.test(id)) throw wrong('PIPIT_ACCOUNT_KEY_ID', 'an id that begins with act_', id)
  const bytes = Buffer.byteLength(secret)
  if (bytes < KEY_SECRET_MIN_BYTES) {
    throw new SettingsError(
      `PIPIT_ACCOUNT_KEY_SECRET: expected at least ${KEY_SECRET_MIN_BYTES} bytes, got ${bytes}.`
    )
  }
  return { id, secret }
}

const readSecretsKey = ({ PIPIT_SECRETS_KEY: value }: Environment): Buffer | undefined => {
  if (!value) return undefined
  const key = Buffer.from(value, 'base64url')
  if (/^[\w+/-]+={0,2}$/.test(value) && key.length === BOX_KEY_BYTES) return key
  // A mistyped secret is nearly one, and is not shown either.
  throw new SettingsError(
    `PIPIT_SECRETS_KEY: expected ${BOX_KEY_BYTES} random bytes in base64, as of "openssl rand -base64 32", got ${value.length} characters.`
  )
}

const readMetricsToken = ({ PIPIT_METRICS_TOKEN: token }: Environment): string | undefined => {
  if (!token) return undefined
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= METRICS_TOKEN_MIN_CHARS) return token
  // A mistyped secret is nearly one, and is not shown either.
  throw new SettingsError(
    `PIPIT_METRICS_TOKEN: expected at least ${METRICS_TOKEN_MIN_CHARS} visible ASCII characters.`
  )
}

/**
 * Reads the settings; an empty variable counts as unset.
 *
 * @param distDir The folder that holds what the build made.
 * @throws {SettingsError} For the first setting that cannot be used.
 */
export const readSettings = (env: Environment, distDir: string): Settings => {
  const dataDir = resolve(env.PIPIT_DATA_DIR || 'data')
  const logLevel = env.PIPIT_LOG_LEVEL || 'info'
  if (!LOG_LEVELS.includes(logLevel)) {
    throw wrong('PIPIT_LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`, logLevel)
  }
  const isPublic = readPublicUrl(env) !== undefined || readProxies(env) > 0
  return {
    host: env.PIPIT_HOST || '127.0.0.1',
    port: readPort(env),
    publicUrl: readPublicUrl(env),
    brokerUrls: readBrokerUrls(env.PIPIT_BROKER_URL),
    mqttPublicUrl: readMqttPublicUrl(env),
    hasPublicUrl: readPublicUrl(env) !== undefined,
    dataDir,
    ...readDatabase(env, dataDir),
    filesDir: resolve(dataDir, 'files'),
    s3: readS3Settings(env),
    clamd: readClamdAddress(env.PIPIT_CLAMD_URL),
    distDir,
    secretsKey: readSecretsKey(env),
    accountKey: readAccountKey(env),
    logLevel,
    drainMs: readDrain(env),
    metricsToken: readMetricsToken(env),
    allowedHosts: readAllowedHosts(env.PIPIT_ALLOWED_HOSTS, isPublic),
    maxConnections: readMaxConnections(env),
    securityContact: readSecurityContact(env),
    trustProxy: readProxies(env),
    rateLimits: readChoice(env, 'PIPIT_RATE_LIMITS', { on: true, off: false }, 'on'),
    rates: readRates(env),
    webhookPrivate: readChoice(env, 'PIPIT_WEBHOOK_PRIVATE', { 0: false, 1: true }, '0'),
    upstreams: readUpstreams(env),
    mail: readMailSettings(env),
    demo: readChoice(env, 'PIPIT_DEMO', { 0: false, 1: true }, '1'),
    regions: readRegions(env.PIPIT_REGIONS)
  }
}
