const LINK = /^(https?|mailto|tel|sms):$/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Reads a whole address; undefined for what is none. */
export const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** Whether people may be sent there by a click: https, http, mailto, tel or sms. */
export const isLinkUrl = (url: URL | undefined): url is URL => !!url && LINK.test(url.protocol)

/**
 * Whether a browser may fetch a picture, sound or film from there: https, our own server, or http on
 * this machine.
 *
 * @param baseUrl Of our server.
 */
export const isMediaUrl = (url: URL | undefined, baseUrl: string): url is URL => {
  if (url?.protocol !== 'http:') return url?.protocol === 'https:'
  return LOOPBACK.test(url.hostname) || url.origin === parseUrl(baseUrl)?.origin
}
