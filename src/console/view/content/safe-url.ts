import { isLinkUrl, parseUrl } from '../../../protocol'

/** Gives an address back that a link of the console may lead to: a web page, mail or telephone. */
export const safeUrl = (url: string): string | undefined =>
  isLinkUrl(parseUrl(url)) ? url : undefined
