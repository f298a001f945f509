import { isLinkUrl, isMediaUrl, parseUrl } from '../../../protocol'

/** Returns an address that a link of the console may open: a web page, mail or telephone. */
export const safeUrl = (url: string): string | undefined =>
  isLinkUrl(parseUrl(url)) ? url : undefined

/** Returns an address that a picture may come from. */
export const safeMedia = (url = ''): string | undefined =>
  isMediaUrl(parseUrl(url), window.location.origin) ? url : undefined
