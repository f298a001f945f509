import { constructorOf } from './constructor-of'

/** Scheme, authority, and the rest: path, query, fragment. */
const WHOLE = /^([a-z][a-z\d+.-]*:)(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/i
/** Host and port. User names are refused: they are not needed, and make addresses look like others. */
const AUTHORITY = /^([^\s@:\\[\]<>^|%]+|\[[\da-f:.]+\])(?::(\d+))?$/i
/** Schemes whose addresses have a host. */
const HIERARCHICAL = /^(https?|wss?|ftp):$/
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }
const BLANKS = /^[\0- ]+|[\0- ]+$|[\t\n\r]/g
const LAST_PART = /[^/]*$/

interface SmallUrl {
  toString(): string
  href: string
  protocol: string
  host: string
  hostname: string
  port: string
  origin: string
  pathname: string
  search: string
  hash: string
}

/** Encodes an address, except for sequences that are encoded already. */
const encode = (text: string) => encodeURI(text).replace(/%25/g, '%')

const resolvePath = (path: string) => {
  const parts: string[] = []
  const all = path.split('/').slice(1)
  all.forEach((part, place) => {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
    if (/^\.\.?$/.test(part) && place === all.length - 1) parts.push('')
  })
  return `/${parts.join('/')}`
}

/** Resolves an address against a base. */
const resolve = (text: string, base: string) => {
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  const { protocol, origin, pathname, search } = read(base)
  if (/^\/\//.test(text)) return protocol + text
  if (text[0] === '/') return origin + text
  if (text[0] === '#') return origin + pathname + search + text
  return origin + (text[0] === '?' ? pathname : pathname.replace(LAST_PART, '')) + text
}

function read(text: string): SmallUrl {
  const found = WHOLE.exec(text)
  const protocol = (found?.[1] ?? '').toLowerCase()
  const isHierarchical = HIERARCHICAL.test(protocol)
  const authority = AUTHORITY.exec(found?.[2] ?? '')
  if (!found || (isHierarchical && !authority)) throw TypeError(`Invalid URL: ${text}`)

  const hostname = (authority?.[1] ?? '').toLowerCase()
  const port = authority?.[2] ?? ''
  const isUsual = port === DEFAULT_PORTS[protocol]
  const host = hostname + (port && !isUsual ? `:${port}` : '')
  const origin = isHierarchical ? `${protocol}//${host}` : 'null'
  const pathname = encode(isHierarchical ? resolvePath(found[3] || '/') : (found[3] ?? ''))
  const search = encode(found[4] ?? '')
  const hash = encode(found[5] ?? '')
  const start = isHierarchical ? origin : protocol + (found[2] === undefined ? '' : `//${found[2]}`)
  const href = start + pathname + search + hash
  return {
    href,
    toString: () => href,
    protocol,
    host,
    hostname,
    port: isUsual ? '' : port,
    origin,
    pathname,
    search,
    hash
  }
}

const given: typeof URL | undefined = window.URL

interface SmallUrlConstructor extends Partial<
  Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
> {
  new (address: unknown, base?: unknown): SmallUrl
  prototype: object
}

const Small: SmallUrlConstructor = constructorOf(function (
  this: SmallUrl,
  address: unknown,
  base?: unknown
) {
  const text = String(address).replace(BLANKS, '')
  return read(base === undefined ? text : resolve(text, String(base)))
})

if (given) {
  Small.createObjectURL = file => given.createObjectURL(file)
  Small.revokeObjectURL = address => given.revokeObjectURL(address)
}

/** Stands for `URL`: the parts that we read, parsed more strictly than browsers do. */
export const UrlOfOurs = given?.prototype && 'href' in given.prototype ? given : Small
