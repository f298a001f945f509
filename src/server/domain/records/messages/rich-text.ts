import { Parser } from 'htmlparser2'
import { isLinkUri } from './link-uris'
import { renderMarkdown } from './markdown'

const KEPT = new Set('strong b em i u ins s del a ol ul li br p'.split(' '))
/** Headings become paragraphs. */
const PARAGRAPHS = new Set('h1 h2 h3 h4 h5 h6 pre'.split(' '))
/** Elements whose text is not shown to people. */
const UNSAID = new Set(
  'script style title textarea template iframe noscript noembed noframes xmp svg math object'.split(
    ' '
  )
)
const KEPT_BLOCKS = new Set('p ol ul li'.split(' '))
/** Elements of which only the line breaks are kept. */
const DROPPED_BLOCKS = new Set(
  'div section article header footer blockquote table tr hr dt dd'.split(' ')
)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const nameOf = (tag: string) => (PARAGRAPHS.has(tag) ? 'p' : tag)

const escape = (text: string) => text.replace(/[&<>"]/g, character => ESCAPES[character] ?? '')

/** A text as HTML and as plain text. */
export interface RichText {
  /** HTML with strong b em i u ins s del a ol ul li br p only, balanced; `a` has an href alone. */
  html: string
  /** One line for each block. */
  text: string
}

/** Writes new HTML from the allowed elements only. */
export const readHtml = (source: string): RichText => {
  let html = ''
  let text = ''
  let unsaid = 0
  const closers: string[] = []

  const isAtLineStart = () => !text || text.endsWith('\n')

  const endLine = (isKept: boolean) => {
    if (isAtLineStart()) return
    text = `${text.trimEnd()}\n`
    if (!isKept) html += '<br>'
  }

  const breakAround = (name: string) => {
    if (KEPT_BLOCKS.has(name)) endLine(true)
    if (DROPPED_BLOCKS.has(name)) endLine(false)
  }

  const open = (name: string, { href = '' }: Record<string, string>): string => {
    if (name === 'br') return '<br>'
    if (name === 'a' && !isLinkUri(href)) return ''
    closers[closers.length - 1] = `</${name}>`
    return name === 'a' ? `<a href="${escape(href)}">` : `<${name}>`
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      closers.push('')
      if (UNSAID.has(tag)) unsaid++
      if (unsaid) return
      const name = nameOf(tag)
      breakAround(name)
      if (name === 'li') text += '- '
      if (name === 'br') text += '\n'
      if (KEPT.has(name)) html += open(name, attributes)
    },
    ontext(data) {
      if (unsaid) return
      const line = data.replace(/\s+/g, ' ')
      const words = isAtLineStart() ? line.trimStart() : line
      html += escape(words)
      text += words
    },
    onclosetag(tag) {
      const closer = closers.pop() ?? ''
      if (UNSAID.has(tag)) unsaid--
      if (unsaid) return
      html += closer
      breakAround(nameOf(tag))
    }
  })
  parser.end(source)
  return { html: html.replace(/(<br>|\s)+$/, ''), text: text.trim() }
}

/**
 * Reads Markdown; a line break is one. HTML in it is treated as `readHtml` does.
 *
 * @throws {ChatError} `invalid-request` for what would take the parser long, or too deep.
 */
export const readMarkdown = (source: string): RichText => readHtml(renderMarkdown(source))
