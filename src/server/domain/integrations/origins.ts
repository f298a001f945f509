import type { IncomingHttpHeaders } from 'node:http'
import type { Row } from '../../storage'
import type { WebSettings } from './web-settings'

/**
 * Finds the origin of the page that calls: undefined when nothing says so, or it says `null`, as pages
 * may that are anybody's. In a GET to a page's own server, browsers do not name it.
 */
export const originOf = (
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  publicUrl: string
): string | undefined => {
  if (!origin && site === 'same-origin') return new URL(publicUrl).origin
  return origin === 'null' ? undefined : origin
}

/** How pages of an origin may call: as any may, as one that is listed, or not at all. */
export type Admission = 'any' | 'listed' | 'refused'

/** Tells whether pages of an origin may call: those that the integration lists; without a list, all. */
export const admissionOf = (
  { settingsJson }: Pick<Row<'integrations'>, 'settingsJson'>,
  origin: string | undefined
): Admission => {
  const { originWhitelist } = JSON.parse(settingsJson) as Partial<WebSettings>
  if (!originWhitelist) return 'any'
  return origin !== undefined && originWhitelist.includes(origin) ? 'listed' : 'refused'
}
