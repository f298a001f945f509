import { BlockList, isIPv4 } from 'node:net'

/** Networks outside the public internet. @see IANA, IPv4 Special-Purpose Address Registry */
const SPECIAL_V4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public number, at which Azure's hosts answer their virtual machines.
  ['168.63.129.16', 32]
]

/** Global unicast addresses; mapped and embedded IPv4 addresses lie outside. */
const GLOBAL_V6: [network: string, bits: number][] = [['2000::', 3]]

/** @see IANA, IPv6 Special-Purpose Address Registry: tunnels that embed IPv4, documentation, protocols */
const SPECIAL_V6: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20]
]

const listOf = (networks: [string, number][], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, bits] of networks) list.addSubnet(network, bits, family)
  return list
}

const specialV4 = listOf(SPECIAL_V4, 'ipv4')
const globalV6 = listOf(GLOBAL_V6, 'ipv6')
const specialV6 = listOf(SPECIAL_V6, 'ipv6')

/** Tells whether an IP address, without brackets, is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !specialV4.check(address, 'ipv4')
    : globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
