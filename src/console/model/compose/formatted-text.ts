import { Marked } from 'marked'
import { isLinkUrl, parseUrl } from '../../../protocol'
import { type Markup, readMarkup, RICH_TEXT_TAGS, type Tag } from '../../../ui'

/** Text with formatting, as it is sent. */
export interface FormattedText {
  /** One line for each paragraph and each entry of a list. */
  text: string
  htmlText: string
}

const HTML = {
  tags: RICH_TEXT_TAGS,
  safeLink: (url: string) => (isLinkUrl(parseUrl(url)) ? url : undefined)
}
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const BLOCKS = new Set(['p', 'ul', 'ol', 'li'])
const MARKS: Record<string, string> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~'
}

const isTag = (part: Markup | undefined, name: string): part is Tag =>
  typeof part === 'object' && part.name === name

const escape = (text: string) => text.replace(/[&<>"]/g, sign => ESCAPES[sign] ?? '')

// Messages have no headings, code, quotes, tables and pictures in their text: their signs stay as they are typed.
const asTyped = () => undefined
const reader = new Marked({
  breaks: true,
  tokenizer: {
    blockquote: asTyped,
    code: asTyped,
    codespan: asTyped,
    def: asTyped,
    fences: asTyped,
    heading: asTyped,
    hr: asTyped,
    html: asTyped,
    lheading: asTyped,
    table: asTyped,
    tag: asTyped
  },
  renderer: {
    image: ({ raw }) => escape(raw),
    checkbox: ({ checked }) => (checked ? '[x] ' : '[ ] ')
  }
})

const writeHtml = (markup: readonly Markup[]): string =>
  markup
    .map(part => {
      if (typeof part === 'string') return escape(part)
      const { name, href, children } = part
      if (name === 'br') return '<br>'
      if (name === 'a' && !href) return writeHtml(children)
      return `<${name}${href ? ` href="${escape(href)}"` : ''}>${writeHtml(children)}</${name}>`
    })
    .join('')

const writePlain = (markup: readonly Markup[]): string =>
  markup.reduce<string>((text, part) => {
    if (typeof part === 'string') return text + part
    const { name, children } = part
    if (name === 'br') return `${text}\n`
    const inner = writePlain(children)
    if (!BLOCKS.has(name)) return text + inner
    const before = text && !text.endsWith('\n') ? `${text}\n` : text
    return `${before}${name === 'li' ? '- ' : ''}${inner.trimEnd()}\n`
  }, '')

/** Writes what follows the first line of a list's entry below its text. */
const indent = (sign: string, text: string) =>
  sign + text.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`)

const writeList = ({ name, children }: Tag): string => {
  const entries = children.filter(child => typeof child !== 'string')
  const isLoose = entries.some(entry => entry.children.some(part => isTag(part, 'p')))
  return entries
    .map((entry, index) => {
      const sign = name === 'ul' ? '- ' : `${index + 1}. `
      return indent(sign, writeMarks(entry.children).trim())
    })
    .join(isLoose ? '\n\n' : '\n')
}

function writeMarks(markup: readonly Markup[]): string {
  return markup
    .map((part, index) => {
      if (typeof part === 'string') {
        return part
          .replace(/[\\*_~[\]]|^[-+>#](?=\s)/gm, '\\$&')
          .replace(/^(\d+)(?=[.)]\s)/gm, '$1\\')
      }
      const { name, href, children } = part
      if (name === 'br') return '\n'
      if (name === 'ul' || name === 'ol') {
        const before = markup[index - 1]
        const isBehindBlock = typeof before === 'object' && BLOCKS.has(before.name)
        return `${isBehindBlock ? '' : '\n'}${writeList(part)}\n\n`
      }
      const inner = writeMarks(children)
      if (href) return `[${inner}](${href})`
      const mark = MARKS[name] ?? ''
      return name === 'p' ? `${inner}\n\n` : mark + inner + mark
    })
    .join('')
}

/** Reads a text with formatting in Markdown: emphasis, links and lists; a line break is one. */
export const readMarks = (source: string): FormattedText => {
  const html = reader
    .parse(source.trim(), { async: false })
    .replace(/(<\/?(?:p|[ou]l|li)>)\n+/g, '$1')
  const markup = readMarkup(html, HTML)
  return { text: writePlain(markup).trim(), htmlText: writeHtml(markup).trim() }
}

/** Writes a text with formatting as `readMarks` reads it. What Markdown has no mark for is lost. */
export const writeMarksOf = (htmlText: string): string =>
  writeMarks(readMarkup(htmlText, HTML)).trim()
