import { safeMedia } from './safe-url'

/**
 * An address that may be shown as a page inside the messenger; undefined for any that browsers would not
 * show there, or that could do more.
 *
 * @param baseUrl Of our server.
 */
export const safePage = (address: string, baseUrl: string): string | undefined => {
  const url = safeMedia(address, baseUrl)
  return url?.startsWith('http') ? url : undefined
}
