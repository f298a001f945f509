import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of cloud metadata services, which give secrets to every caller, and all link-local ones. */
const V4: [network: string, bits: number][] = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32]
]

const V6: [network: string, bits: number][] = [
  ['fe80::', 10],
  ['fd00:ec2::23', 128],
  ['fd00:ec2::253', 128],
  ['fd00:ec2::254', 128],
  ['fd00:c1::a9fe:a9fe', 128],
  ['fd20:ce::254', 128],
  // The first two above, in 6to4.
  ['2002:a9fe::', 32],
  ['2002:a83f:8110::', 48]
]

/** IPv6 prefixes that embed an IPv4 address; `BlockList` itself understands `::ffff:`. */
const PREFIXES = ['::', '::ffff:0:', '64:ff9b::']
const PREFIX_BITS = 96

const list = new BlockList()
for (const [network, bits] of V6) list.addSubnet(network, bits, 'ipv6')
for (const [network, bits] of V4) {
  list.addSubnet(network, bits, 'ipv4')
  for (const prefix of PREFIXES) list.addSubnet(prefix + network, PREFIX_BITS + bits, 'ipv6')
}

/** Addresses that networks may translate to IPv4 as they like. @see RFC 8215 */
const nat64 = new BlockList()
nat64.addSubnet('64:ff9b:1::', 48, 'ipv6')
/** Bytes that may hold the IPv4 address, by the length of the prefix: 48, 56, 64, 96. @see RFC 6052, 2.2 */
const EMBEDDINGS = [
  [6, 7, 9, 10],
  [7, 9, 10, 11],
  [9, 10, 11, 12],
  [12, 13, 14, 15]
]

/** The 16 bytes of a valid IPv6 address. */
const bytesOf = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groupsOf = (part = '') => (part ? part.split(':') : [])
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].flatMap(group => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
}

const embedsMetadata = (address: string): boolean => {
  const bytes = bytesOf(address)
  return EMBEDDINGS.some(places => list.check(places.map(place => bytes[place]).join('.'), 'ipv4'))
}

/** Tells whether an IP address, without brackets, may be a cloud's metadata service. */
export const isMetadataAddress = (address: string): boolean => {
  const [bare = ''] = address.split('%')
  if (list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6')) return true
  return isIPv6(bare) && nat64.check(bare, 'ipv6') && embedsMetadata(bare)
}
