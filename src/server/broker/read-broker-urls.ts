import { SettingsError } from '../setup'

const NAME = 'PIPIT_BROKER_URL'
const EXPECTED =
  'an address such as mqtt://user:password@broker.internal:1883, or with mqtts://, with special characters of the password percent-encoded, or one of each node of a cluster, with commas between them'

/** Comma between two addresses; a password may hold others. */
const BETWEEN = /\s*,\s*(?=mqtts?:\/\/)/i

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Reads one address. The error shows its scheme only: the rest may hold a password. */
const checkAddress = (value: string, index: number, { length }: string[]): URL => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isMqtt = url?.protocol === 'mqtt:' || url?.protocol === 'mqtts:'
  const hasHost = url?.hostname && !url.hostname.includes(',')
  const isBare = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash
  if (isMqtt && hasHost && isBare && isDecodable(url.username + url.password)) return url
  const [scheme] = value.split(':', 1)
  const place = length > 1 ? ` in place ${index + 1}` : ''
  throw new SettingsError(`${NAME}: expected ${EXPECTED}, got "${scheme}:…"${place}.`)
}

const loginOf = ({ protocol, username, password }: URL): string =>
  [protocol, username, password].join(':')

/**
 * Reads the addresses of the broker: one, or those of several nodes of its cluster, which have one login.
 *
 * @throws {SettingsError} For one that cannot be used. It shows no password.
 */
export const readBrokerUrls = (value: string | undefined): string[] | undefined => {
  if (!value) return undefined
  const values = value.split(BETWEEN)
  const [first, ...others] = values.map(checkAddress)
  const other = others.find(url => first && loginOf(url) !== loginOf(first))
  if (!other) return values
  throw new SettingsError(
    `${NAME}: expected the same scheme, user name and password for each node, got others for ${other.host} than for ${first?.host}.`
  )
}
