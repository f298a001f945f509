import { SettingsError } from '../setup'

const EXPECTED = 'an address such as mqtt://user:password@broker.internal:1883, or with mqtts://'

/**
 * Checks the address of the broker.
 *
 * @throws {SettingsError} For one that cannot be used. It shows the scheme only: the rest may hold a password.
 */
export const readBrokerUrl = (value: string | undefined): string | undefined => {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isMqtt = url?.protocol === 'mqtt:' || url?.protocol === 'mqtts:'
  if (isMqtt && url.hostname && /^\/?$/.test(url.pathname) && !url.search && !url.hash) return value
  const [scheme] = value.split(':', 1)
  throw new SettingsError(`PIPIT_BROKER_URL: expected ${EXPECTED}, got "${scheme}:…".`)
}
