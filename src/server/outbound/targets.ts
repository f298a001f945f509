import { isIP } from 'node:net'
import { isMetadataAddress } from './metadata-addresses'
import { OutboundError } from './outbound-error'
import { isPublicAddress } from './public-addresses'

/** Characters that the URL parser drops or escapes: the requested address would differ from the stored one. */
const DROPPED = /[\s\p{Cc}]/u
const LOCAL_NAME = /(^|\.)localhost\.?$/

export interface TargetOptions {
  /** Allows addresses on private networks; cloud metadata services stay forbidden. */
  allowPrivate: boolean
}

/** Returns the host of a URL without the brackets of IPv6, as sockets expect it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** @throws {OutboundError} `refused-target` for an IP address that may not be reached. */
export const checkAddress = (address: string, { allowPrivate }: TargetOptions): void => {
  if (allowPrivate ? !isMetadataAddress(address) : isPublicAddress(address)) return
  throw new OutboundError('refused-target', 'The address is on a network that is not public.')
}

/**
 * Parses an address that a user chose. Its host name is not resolved.
 *
 * @throws {OutboundError} `refused-target` when it is no http or https address, holds white space,
 *   control characters, a user name or password, or names a private network by number or as localhost,
 *   however spelt.
 */
export const parseTarget = (target: string, options: TargetOptions): URL => {
  if (DROPPED.test(target)) {
    throw new OutboundError(
      'refused-target',
      'The address must not hold spaces, tabs, line breaks or other control characters.'
    )
  }
  if (!URL.canParse(target)) {
    throw new OutboundError('refused-target', 'The address must be an http or https URL.')
  }
  // Also normalizes short, decimal, octal and hexadecimal forms of IPv4.
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
