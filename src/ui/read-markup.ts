import type { SafeLink } from './safe-link'

/** Deepest nesting of tags; deeper tags are dropped, their content is kept. */
const DEPTH_MAX = 20

// Linear time, since no match extends over an angle bracket.
const TAGS = /<(?:(\/?)([a-z][a-z\d]*)(\s[^<>]*)?\/?|![^<>]*)>/gi
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i
const ENTITIES = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0'
}
const CODE_POINT_MAX = 0x10ffff

const decode = (text: string): string =>
  text.replace(ENTITIES, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()]!
    const code = decimal ? Number(decimal) : parseInt(hex!, 16)
    return code && code <= CODE_POINT_MAX ? String.fromCodePoint(code) : entity
  })

/** A tag and its content. */
export interface Tag {
  name: string
  /** Address of an `a`; without a safe one it is not a link. */
  href?: string | undefined
  children: Markup[]
}

/** A text without entities, or a tag. */
export type Markup = string | Tag

/** Which tags a source may hold. */
export interface Allowed {
  tags: ReadonlySet<string>
  /** Whether other tags are shown as written; else only their content is. */
  showsOthers?: boolean
  /** Decides which addresses are links. */
  safeLink: SafeLink
}

/**
 * Reads a source that may hold a few tags. Of their attributes only an `a`'s href is read, when it may be
 * opened. A tag that is not closed ends with the source; one that was not opened is left out; an angle
 * bracket that makes no tag is text.
 */
export const readMarkup = (source: string, { tags, showsOthers, safeLink }: Allowed): Markup[] => {
  const root: Tag = { name: '', children: [] }
  const open = [root]
  let done = 0
  const add = (markup: Markup) => {
    if (markup) open.at(-1)?.children.push(markup)
  }

  const enter = (name: string, attributes: string) => {
    if (open.length > DEPTH_MAX || (name === 'a' && open.some(tag => tag.name === name))) return
    const tag: Tag = { name, children: [] }
    if (name === 'a') {
      const [, ...values] = HREF.exec(attributes) ?? []
      tag.href = safeLink(decode(values.find(Boolean) ?? ''))
    }
    add(tag)
    if (name !== 'br') open.push(tag)
  }

  const leave = (name: string) => {
    const at = open.findLastIndex(tag => tag.name === name)
    if (at > 0) open.length = at
  }

  for (const { 0: found, 1: slash, 2: spelt = '', 3: attributes = '', index } of source.matchAll(
    TAGS
  )) {
    const name = spelt.toLowerCase()
    add(decode(source.slice(done, index)))
    done = index + found.length
    if (!tags.has(name)) add(showsOthers ? found : '')
    else if (slash) leave(name)
    else enter(name, attributes)
  }
  add(decode(source.slice(done)))
  return root.children
}

/** Tags of a rich text, those that the server keeps. */
export const RICH_TEXT_TAGS: ReadonlySet<string> = new Set(
  'strong b em i u ins s del a ol ul li br p'.split(' ')
)
