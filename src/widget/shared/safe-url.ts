import { isLinkUrl, isMediaUrl, parseUrl } from '../../protocol'

/** An address that visitors may open by a click; undefined for any that could do more than open. */
export const safeLink = (address = ''): string | undefined => {
  const url = parseUrl(address)
  return isLinkUrl(url) ? url.href : undefined
}

/**
 * An address that a picture, sound or film may come from. `blob:` is what the visitor is just sending.
 *
 * @param baseUrl Of our server.
 */
export const safeMedia = (address = '', baseUrl: string): string | undefined => {
  const url = parseUrl(address)
  return url?.protocol === 'blob:' || isMediaUrl(url, baseUrl) ? url.href : undefined
}
