import { isIP } from 'node:net'

/** Returns the name in a Host header, without its port. */
const nameIn = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

/** Tells a name that belongs to no DNS zone: an address, localhost, a name of one word. */
const isLocalName = (name: string): boolean =>
  isIP(name.replace(/^\[|\]$/g, '')) > 0 || !name.includes('.') || name.endsWith('.localhost')

/** Whether the server answers to a Host header. Local names are always allowed: health checks use them. */
export const isAllowedHost = (
  host: string | undefined,
  allowed: readonly string[] | undefined
): boolean => {
  if (allowed === undefined || host === undefined) return true
  const name = nameIn(host)
  return isLocalName(name) || allowed.includes(name)
}
