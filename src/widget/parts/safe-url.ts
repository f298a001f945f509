const LINK_SCHEMES = /^(https?|mailto|tel|sms):$/
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** An address that visitors may open by a click; undefined for any that could do more than open. */
export const safeLink = (address = ''): string | undefined => {
  const url = parse(address)
  return url && LINK_SCHEMES.test(url.protocol) ? url.href : undefined
}

/**
 * An address that a picture, sound or film may come from: https, our own server, or http on this
 * machine. `blob:` is what the visitor is just sending.
 *
 * @param baseUrl Of our server.
 */
export const safeMedia = (address = '', baseUrl: string): string | undefined => {
  const url = parse(address)
  if (!url) return undefined
  const { protocol, hostname, origin, href } = url
  const isSafe =
    /^(https|blob):$/.test(protocol) ||
    (protocol === 'http:' && (LOOPBACK.test(hostname) || origin === parse(baseUrl)?.origin))
  return isSafe ? href : undefined
}
