/** Mail server that an address names. */
export interface ServerUrl {
  host: string
  port: number
  /** Whether it speaks TLS from the first byte. */
  isSecure: boolean
  /** Undefined: the address has none. */
  login?: { user: string; pass: string } | undefined
  /** Without slashes at its ends; empty: the address has none. */
  path: string
}

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the address of a mail server, with special characters percent-encoded.
 *
 * @param ports Ports by scheme; a scheme that ends in `s` speaks TLS from the first byte.
 * @param hasPassword Whether a user has a password there. @default true
 * @returns Undefined: it is no such address, or names a user without a password.
 */
export const readServerUrl = (
  value: string,
  ports: Record<string, number>,
  hasPassword = true
): ServerUrl | undefined => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  const scheme = url?.protocol.slice(0, -1) ?? ''
  if (!url?.hostname || url.search || url.hash || !Object.hasOwn(ports, scheme)) return undefined
  const [user, pass] = [decode(url.username), decode(url.password)]
  const path = decode(url.pathname.replace(/^\/|\/$/g, ''))
  if (user === undefined || pass === undefined || path === undefined) return undefined
  if (Boolean(user && hasPassword) !== Boolean(pass)) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || Number(ports[scheme]),
    isSecure: scheme.endsWith('s'),
    login: user ? { user, pass } : undefined,
    path
  }
}

/** Tells whether a server is on this machine. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host)
