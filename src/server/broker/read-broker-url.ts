import { SettingsError } from '../setup'

const EXPECTED =
  'an address such as mqtt://user:password@broker.internal:1883, or with mqtts://, with special characters of the password percent-encoded'

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * Checks the address of the broker.
 *
 * @throws {SettingsError} For one that cannot be used. It shows the scheme only: the rest may hold a password.
 */
export const readBrokerUrl = (value: string | undefined): string | undefined => {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isMqtt = url?.protocol === 'mqtt:' || url?.protocol === 'mqtts:'
  const isBare = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash
  if (isMqtt && url.hostname && isBare && isDecodable(url.username + url.password)) return value
  const [scheme] = value.split(':', 1)
  throw new SettingsError(`PIPIT_BROKER_URL: expected ${EXPECTED}, got "${scheme}:…".`)
}
