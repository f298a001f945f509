import type { IncomingHttpHeaders } from 'node:http'
import type { WebSettings } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'

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

/** Permission of an origin's pages to call: as any page, as a listed one, or none. */
export type OriginCheck = 'any' | 'listed' | 'refused'

/** Tells whether pages of an origin may call: those that the integration lists; without a list, all. */
export const checkOrigin = (
  { settingsJson }: Pick<Row<'integrations'>, 'settingsJson'>,
  origin: string | undefined
): OriginCheck => {
  const { originWhitelist } = readJson<Partial<WebSettings>>(settingsJson)
  if (!originWhitelist) return 'any'
  return origin !== undefined && originWhitelist.includes(origin) ? 'listed' : 'refused'
}
