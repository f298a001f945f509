import { Parser } from 'htmlparser2'

const HTML_MAX_CHARS = 1_000_000

const BLOCK =
  /^(address|article|blockquote|body|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|ol|pre|section|table|tr|ul)$/
const UNSEEN = /^(head|title|style|script|template)$/
/** Classes by which mail programs mark what they quote. */
const QUOTE = /(^|\s)(gmail_quote|yahoo_quoted|moz-cite-prefix)(\s|$)/
/** Begins what is quoted on a line, until its lines are known. */
const MARK = '\u0001'

type Attributes = Record<string, string>

interface Element {
  name: string
  isHidden: boolean
  href: string
  /** Number of pieces before it. */
  from: number
}

const isQuote = (name: string, { class: classes = '', type }: Attributes): boolean =>
  QUOTE.test(classes) || (name === 'blockquote' && type === 'cite')

const markLine = (line: string): string =>
  line.includes(MARK) ? `> ${line.replaceAll(MARK, '').trim()}` : line.trim()

/** Pieces of text that are looked through for the address of their link. */
const LINK_PIECES_MAX = 50

/**
 * Reads the words of a mail in HTML without its pictures. Lines that a mail program marks as quoted begin with `>`,
 * as in plain text. What stands below a quote in an element that holds both, as Gmail makes them, is not quoted.
 */
export const htmlText = (html: string): string => {
  const open: Element[] = []
  /** Those of them that are quotes; without one that goes on below its quote. */
  const quotes: Element[] = []
  const pieces: string[] = []
  let hidden = 0
  const add = (piece: string) => {
    if (hidden || !piece) return
    pieces.push(quotes.length && piece.trim() ? MARK + piece : piece)
  }
  const breakLine = (name: string) => {
    if (name === 'p') add('\n\n')
    else if (BLOCK.test(name) && pieces.length && !/\n ?$/.test(pieces.at(-1) ?? '')) add('\n')
  }
  /** Whether the words of a link that began at a piece lack its address. */
  const lacks = (href: string, from: number) =>
    /^https?:/.test(href) &&
    !pieces
      .slice(from, from + LINK_PIECES_MAX)
      .join('')
      .includes(href)
  const close = (name: string) => {
    const element = open.pop()
    if (element?.isHidden) hidden--
    if (name === 'a' && element && lacks(element.href, element.from)) add(` (${element.href})`)
    if (!element || quotes.at(-1) !== element) return
    quotes.pop()
    if (name === 'blockquote' && quotes.at(-1)?.name !== name) quotes.pop()
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      breakLine(name)
      const isHidden = UNSEEN.test(name)
      if (isHidden) hidden++
      const { href = '' } = attributes
      const element = { name, isHidden, href, from: pieces.length }
      open.push(element)
      if (isQuote(name, attributes)) quotes.push(element)
      if (name === 'br') add('\n')
    },
    ontext: words => add(words.replaceAll(MARK, '').replace(/\s+/g, ' ')),
    onclosetag(name) {
      close(name)
      breakLine(name)
    }
  })
  parser.end(html.slice(0, HTML_MAX_CHARS))
  return pieces
    .join('')
    .split('\n')
    .map(markLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
