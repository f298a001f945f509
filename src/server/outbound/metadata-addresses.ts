import { BlockList, isIPv4 } from 'node:net'

/** Where clouds tell secrets to whoever asks from one of their machines, and all of a link's own. */
const V4: [network: string, bits: number][] = [
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['100.100.100.200', 32],
  ['192.0.0.192', 32]
]

const V6: [network: string, bits: number][] = [
  ['fe80::', 10],
  ['fd00:ec2::254', 128],
  ['fd00:c1::a9fe:a9fe', 128],
  ['fd20:ce::254', 128],
  // The first two above, in 6to4.
  ['2002:a9fe::', 32],
  ['2002:a83f:8110::', 48]
]

/** What stands before an IPv4 address in IPv6; `::ffff:` is seen through by the list itself. */
const PREFIXES = ['::', '::ffff:0:', '64:ff9b::', '64:ff9b:1::']
const PREFIX_BITS = 96

const list = new BlockList()
for (const [network, bits] of V6) list.addSubnet(network, bits, 'ipv6')
for (const [network, bits] of V4) {
  list.addSubnet(network, bits, 'ipv4')
  for (const prefix of PREFIXES) list.addSubnet(prefix + network, PREFIX_BITS + bits, 'ipv6')
}

/** Whether a cloud's metadata may be had at an IP address, given without brackets. */
export const isMetadataAddress = (address: string): boolean => {
  const [bare = ''] = address.split('%')
  return list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6')
}
