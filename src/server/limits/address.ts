import type { IncomingMessage } from 'node:http'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** A home or an office has a /64 to itself, and each device in it any number of addresses. */
const NETWORK_GROUPS = 4

/**
 * Finds the address that a request came from.
 *
 * @param proxies How many trusted proxies stand in front; each has noted whom it heard, and what stands
 *   before those notes may be made up.
 */
export const callerAddress = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const near = socket.remoteAddress ?? ''
  if (!proxies) return near
  const noted = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const path = [near, ...noted.map(address => address.trim()).reverse()].filter(Boolean)
  return path[Math.min(proxies, path.length - 1)] ?? ''
}

/**
 * Names the network of whoever has an address: an IPv4 address itself, of an IPv6 address its /64.
 *
 * @see RFC 4291 §2.2
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const [, ipv4] = MAPPED_IPV4.exec(address) ?? []
  if (ipv4) return ipv4
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const groups = head ? head.split(':') : []
  const missing = tail === undefined ? 0 : GROUPS - groups.length - tail.split(':').length
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
  const whole = tail ? [...filled, ...tail.split(':')] : filled
  return whole
    .slice(0, NETWORK_GROUPS)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
