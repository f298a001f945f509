import { wrong } from '../setup'

const NAME = 'PIPIT_CLAMD_URL'
const EXPECTED = 'tcp://host:port or unix:/path/to/clamd.ctl'
const USUAL_PORT = 3310

/** Address of clamd: a TCP address or a Unix socket. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/**
 * Parses the address of clamd; undefined when files are not scanned.
 *
 * @throws {SettingsError} For an invalid address.
 */
export const readClamdAddress = (value: string | undefined): ClamdAddress | undefined => {
  if (!value) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url?.protocol === 'unix:' && !url.host && url.pathname.startsWith('/')) {
    return { path: decodeURIComponent(url.pathname) }
  }
  const isBare = url && !url.username && !url.search && !url.hash && /^\/?$/.test(url.pathname)
  if (url?.protocol === 'tcp:' && url.hostname && isBare) {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    return { host, port: Number(url.port || USUAL_PORT) }
  }
  throw wrong(NAME, EXPECTED, value)
}
