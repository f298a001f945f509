import type { IncomingMessage } from 'node:http'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const MAPPED_IPV4_IN_HEX = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i
/** An address with a port, as some proxies note it: `192.0.2.1:80`, `[2001:db8::1]:80`. */
const WITH_PORT = /^(?:([\d.]+)|\[([^\]]*)\])(?::\d+)?$/
const GROUPS = 8
/** Groups of a /64, the network of a home or an office, whose devices have many addresses each. */
const NETWORK_GROUPS = 4
/** Factors by which the /56 and the /48 around a /64 allow more than it. */
export const FACTORS = [1, 4, 16]

const withoutPort = (noted: string): string => {
  const address = noted.trim()
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? []
  return ipv4 ?? ipv6 ?? address
}

/**
 * Finds the address of the caller of a request.
 *
 * @param proxies Number of trusted proxies. Each appends the address of its caller to
 *   `X-Forwarded-For`; entries before theirs may be forged.
 */
export const callerAddress = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const near = socket.remoteAddress ?? ''
  if (!proxies) return near
  const noted = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const path = [near, ...noted.map(withoutPort).reverse()].filter(Boolean)
  return path[Math.min(proxies, path.length - 1)] ?? ''
}

/**
 * Returns the key of an address for rate limits: an IPv4 address itself, the /64 of an IPv6 address.
 *
 * @see RFC 4291 §2.2
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const [, ipv4] = MAPPED_IPV4.exec(address) ?? []
  if (ipv4) return ipv4
  const [hex, high, low] = MAPPED_IPV4_IN_HEX.exec(address) ?? []
  if (hex) {
    const bytes = [high, low].flatMap(group => {
      const pair = Number.parseInt(group ?? '', 16)
      return [pair >> 8, pair & 255]
    })
    return bytes.join('.')
  }
  const [head = '', tail] = address.replace(/%.*/, '').toLowerCase().split('::')
  const groups = head ? head.split(':') : []
  const missing = tail === undefined ? 0 : GROUPS - groups.length - tail.split(':').length
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0')]
  const whole = tail ? [...filled, ...tail.split(':')] : filled
  return whole
    .slice(0, NETWORK_GROUPS)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Lists a network of `networkOf` with the wider ones that count too: for IPv6 its /56 and its /48.
 *
 * @see RFC 6177
 */
export const networksOf = (network: string): string[] => {
  if (!network.includes(':')) return [network]
  const groups = network.split(':')
  const site = groups.slice(0, -1).join(':')
  const subnet = Number.parseInt(groups.at(-1) ?? '', 16) >> 8
  return [network, `${site}:${subnet.toString(16)}/56`, `${site}/48`]
}
