import { CSP_GUIDANCE, type PolicyAdvice } from '../content-security-policy'

/** A source that a policy lacks, as the policy would write it. */
export interface MissingSource {
  directive: string
  source: string
  advice: PolicyAdvice
}

const readDirectives = (policy: string): Map<string, string[]> => {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(/[;\n]/)) {
    const [name, ...sources] = part.trim().toLowerCase().split(/\s+/)
    // The first of a name counts.
    if (name && !directives.has(name)) directives.set(name, sources)
  }
  return directives
}

const fitsHost = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

const fitsPath = (pattern: string, path: string): boolean =>
  pattern === '' || (pattern.endsWith('/') ? path.startsWith(pattern) : pattern === path)

/** Whether a source of a policy covers an address; an upgrade to https or wss is covered too. */
const covers = (source: string, wanted: URL): boolean => {
  const scheme = /^([a-z][a-z0-9+.-]*):$/.exec(source)?.[1]
  const own = wanted.protocol.slice(0, -1)
  if (scheme) return scheme === own || `${scheme}s` === own
  if (source === '*') return own !== 'blob'
  const [, given, host = '', port = '', path = ''] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::([\d*]+))?(\/.*)?$/.exec(source) ?? []
  if (given && given !== own && `${given}s` !== own) return false
  const fitsPort = port === '*' || port === wanted.port
  return fitsHost(host, wanted.hostname) && fitsPort && fitsPath(path, wanted.pathname)
}

const isAllowed = (sources: string[], directive: string, wanted: string): boolean => {
  const isTrusted = (source: string) =>
    source.startsWith("'nonce-") || source === "'strict-dynamic'"
  if (directive === 'script-src' && sources.some(isTrusted)) return true
  return sources.some(source => covers(source, new URL(wanted)))
}

/**
 * Finds which sources a Content-Security-Policy lacks for the messenger.
 *
 * @param policy Value of the header, or of the `content` of a meta element.
 * @param baseUrl Address of the server, without a slash at the end.
 * @returns None where the policy lets the messenger work, with all that it may do.
 */
export const findMissingSources = (policy: string, baseUrl: string): MissingSource[] => {
  const directives = readDirectives(policy)
  return CSP_GUIDANCE.flatMap(advice => {
    const { directive, source, onlyIf } = advice
    if (!source || onlyIf) return []
    const given = directives.get(directive) ?? directives.get('default-src')
    if (!given) return []
    const wanted = source
      .replace('{baseUrl}', baseUrl)
      .replace('{socketUrl}', baseUrl.replace(/^http/, 'ws'))
    return isAllowed(given, directive, wanted.toLowerCase())
      ? []
      : [{ directive, source: wanted, advice }]
  })
}
