import { isIP } from 'node:net'
import { isMetadataAddress } from './metadata-addresses'
import { OutboundError } from './outbound-error'
import { isPublicAddress } from './public-addresses'

/** URLs drop or escape these, so that what is asked would not be what was stored. */
const UNSEEN = /[\s\p{Cc}]/u
const LOCAL_NAME = /(^|\.)localhost\.?$/

/** Whether addresses on networks of the operator's own may be reached; cloud metadata never. */
export interface TargetOptions {
  allowPrivate: boolean
}

/** The host of an address as sockets name it: without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** @throws {OutboundError} `refused-target` for an IP address that may not be reached. */
export const checkAddress = (address: string, { allowPrivate }: TargetOptions): void => {
  if (allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address)) return
  throw new OutboundError('refused-target', 'The address is on a network that is not public.')
}

/**
 * Reads an address that somebody else chose. What a name resolves to is not known yet.
 *
 * @throws {OutboundError} `refused-target` when it is no http or https address, holds white space,
 *   control characters, a user name or password, or names a private network by number or as localhost,
 *   however spelt.
 */
export const readTarget = (target: string, options: TargetOptions): URL => {
  if (UNSEEN.test(target)) {
    throw new OutboundError(
      'refused-target',
      'The address must not hold spaces, tabs, line breaks or other control characters.'
    )
  }
  if (!URL.canParse(target)) {
    throw new OutboundError('refused-target', 'The address must be an http or https URL.')
  }
  // Also turns short, decimal, octal and hexadecimal forms of IPv4 into the usual one.
  const url = new URL(target)
  if (!/^https?:$/.test(url.protocol)) {
    throw new OutboundError('refused-target', 'The address must be an http or https URL.')
  }
  if (url.username || url.password) {
    throw new OutboundError('refused-target', 'The address must not hold a user name or password.')
  }
  const host = hostOf(url)
  if (isIP(host)) checkAddress(host, options)
  if (LOCAL_NAME.test(host)) checkAddress('127.0.0.1', options)
  return url
}
