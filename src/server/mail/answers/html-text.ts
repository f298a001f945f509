import { Parser } from 'htmlparser2'

const HTML_MAX_CHARS = 1_000_000

const BLOCK =
  /^(address|article|blockquote|body|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main|ol|pre|section|table|tr|ul)$/
const UNSEEN = /^(head|title|style|script|template)$/
/** Classes by which mail programs mark what they quote. */
const QUOTE = /(^|\s)(gmail_quote|yahoo_quoted|moz-cite-prefix)(\s|$)/

type Attributes = Record<string, string>

const isHidden = (name: string, { class: classes = '', type }: Attributes): boolean =>
  UNSEEN.test(name) || QUOTE.test(classes) || (name === 'blockquote' && type === 'cite')

/** Pieces of text that are looked through for the address of their link. */
const LINK_PIECES_MAX = 50

/** Reads the words of a mail in HTML. Pictures and what a mail program marks as quoted are left out. */
export const htmlText = (html: string): string => {
  const open: { isHidden: boolean; href?: string | undefined; from: number }[] = []
  const pieces: string[] = []
  let hidden = 0
  const add = (piece: string) => {
    if (!hidden && piece) pieces.push(piece)
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
  const parser = new Parser({
    onopentag(name, attributes) {
      breakLine(name)
      const hides = isHidden(name, attributes)
      open.push({ isHidden: hides, href: attributes['href'], from: pieces.length })
      if (hides) hidden++
      if (name === 'br') add('\n')
    },
    ontext: words => add(words.replace(/\s+/g, ' ')),
    onclosetag(name) {
      const { isHidden: hides = false, href = '', from = 0 } = open.pop() ?? {}
      if (hides) hidden--
      if (name === 'a' && lacks(href, from)) add(` (${href})`)
      breakLine(name)
    }
  })
  parser.end(html.slice(0, HTML_MAX_CHARS))
  return pieces
    .join('')
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
