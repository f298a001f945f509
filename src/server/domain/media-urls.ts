import { ChatError } from '../../protocol'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

const isMediaUrl = (text: string, publicUrl: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  if (protocol === 'https:') return true
  return protocol === 'http:' && (LOOPBACK.test(hostname) || origin === new URL(publicUrl).origin)
}

/**
 * Checks addresses of pictures that visitors' browsers will fetch: https, or http on this machine or
 * this server.
 *
 * @param fields Addresses by the name of their field; those without a value pass.
 * @param publicUrl Where this server is reached.
 * @throws {ChatError} `invalid-request`.
 */
export const checkMediaUrls = (
  fields: Record<string, string | null | undefined>,
  publicUrl: string
): void => {
  for (const [name, url] of Object.entries(fields)) {
    if (url == null || isMediaUrl(url, publicUrl)) continue
    throw new ChatError(
      'invalid-request',
      `${name} must be an https address, got ${JSON.stringify(url.slice(0, 100))}.`
    )
  }
}
