import { wrong } from '../setting-values'

const NAME = 'PIPIT_CLAMD_URL'
const EXPECTED = 'tcp://host:port or unix:/path/to/clamd.ctl'
const USUAL_PORT = 3310

/** Where clamd listens, as sockets name it. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/**
 * Reads where clamd listens; undefined when files are not scanned.
 *
 * @throws {SettingsError} When it is no such address.
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
