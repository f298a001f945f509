import { ChatError, isMediaUrl, parseUrl } from '../../../../protocol'
import { DROPPED } from './link-uris'

/**
 * Checks addresses of pictures that visitors' browsers will fetch: https, or http on this machine or
 * this server.
 *
 * @param fields Addresses by the name of their field; those without a value pass.
 * @param publicUrl Public address of this server.
 * @throws {ChatError} `invalid-request`.
 */
export const checkMediaUrls = (
  fields: Record<string, string | null | undefined>,
  publicUrl: string
): void => {
  for (const [name, url] of Object.entries(fields)) {
    if (url == null || (!DROPPED.test(url) && isMediaUrl(parseUrl(url), publicUrl))) continue
    throw new ChatError(
      'invalid-request',
      `${name} must be an https address, got ${JSON.stringify(url.slice(0, 100))}.`
    )
  }
}
