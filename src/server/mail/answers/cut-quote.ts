import { extractFromPlain } from 'planer'
import { MAIL_TEXTS } from '../texts'

/** Characters that are looked at: the library is slow with more. */
const LOOKED_AT_MAX_CHARS = 100_000
/** Lines that a mail program writes above what it quotes, such as a date and a name, when they are wrapped. */
const HEADER_MAX_LINES = 3
/** Lines of a header of Outlook: From, Sent, To, Subject. */
const FIELDS_MIN_LINES = 3

const MARKERS = Object.values(MAIL_TEXTS).map(({ replyAbove }) => replyAbove)
const FIELD = /^[\s>*]*[\p{L}\p{M} -]{2,24}\*? ?[:：]\*?\s/u
const RULE = /^[\s>]*[-_=—*]{3,}|^[\s>]*-+ ?[\p{L}\p{M} ]{4,40} ?-+\s*$/u
const EMPTY = /^[\s>]*$/
const QUOTED = /^\s*>/
/** A line that a phone adds by itself. */
const SENT_FROM =
  /^(sent from|get outlook for|envoyé (de|depuis)|enviado (desde|do|de)|inviato (da|dal)|gesendet mit|von meinem|verzonden (vanaf|met)|skickat från|sendt fra|wysłane z|отправлено с|надіслано з) [^.!?,;]{2,60}$/iu

const withoutEnd = (lines: string[], isLeftOut: (line: string) => boolean): string[] => {
  let end = lines.length
  while (end > 0 && isLeftOut(lines[end - 1] ?? '')) end--
  return lines.slice(0, end)
}

/** Leaves out a header such as `On 3 May, Shop <reply@example.com> wrote:`, in any language. */
const withoutLead = (lines: string[]): string[] => {
  if (!/[:：]\s*$/.test(lines.at(-1) ?? '')) return lines
  for (let count = 1; count <= HEADER_MAX_LINES; count++) {
    const said = lines.slice(-count).join(' ')
    if (/@/.test(said) && /\d/.test(said.replace(/\S+@\S+/g, ''))) return lines.slice(0, -count)
  }
  return lines
}

/** Leaves out a header of fields, each on a line of its own: from the sender's address on, if it has one. */
const withoutFields = (lines: string[]): string[] => {
  const { length } = withoutEnd(lines, line => FIELD.test(line))
  const sender = lines.findIndex((line, at) => at >= length && line.includes('@'))
  const begin = sender < 0 ? length : sender
  return lines.length - begin >= FIELDS_MIN_LINES ? lines.slice(0, begin) : lines
}

const isGap = (line: string): boolean => EMPTY.test(line) || RULE.test(line)

const withoutGap = (text: string): string => withoutEnd(text.split('\n'), isGap).join('\n')

/** Leaves out what a mail program writes between an answer and the mail that it quotes. */
const withoutHeader = (text: string): string => {
  const lines = withoutEnd(text.split('\n'), line => isGap(line) || QUOTED.test(line))
  return withoutEnd(withoutFields(withoutLead(lines)), isGap).join('\n')
}

/** Finds where the mail that we sent begins. */
const findMarker = (text: string): number => {
  const places = MARKERS.map(marker => text.indexOf(marker)).filter(at => at >= 0)
  return places.length ? text.lastIndexOf('\n', Math.min(...places)) + 1 : -1
}

const withoutSignature = (text: string): string => {
  const [said = ''] = text.split(/\n-- ?\n/, 1)
  const lines = said.trimEnd().split('\n')
  const isAdded = SENT_FROM.test(lines.at(-1)?.trim() ?? '')
  return (isAdded ? lines.slice(0, -1) : lines).join('\n').trim()
}

const toLines = (mailText: string): string =>
  mailText.replace(/\r\n?/g, '\n').slice(0, LOOKED_AT_MAX_CHARS)

/** Tells whether lines without a mark stand between those of a quote, or below it. */
const isInterleaved = (quote: string): boolean => {
  const lines = withoutSignature(quote).split('\n')
  return QUOTED.test(quote) && lines.some(line => !isGap(line) && !QUOTED.test(line))
}

/** Finds what an answer quotes of the mail that we sent, from the line on that this begins with. */
export const findQuote = (mailText: string): string | undefined => {
  const text = toLines(mailText)
  const marker = findMarker(text)
  return marker < 0 ? undefined : withoutSignature(text.slice(marker))
}

/**
 * Cuts from the text of an answer the mail that it quotes, the header above that, and the signature. First the
 * line counts that our mails begin with, then what a library finds. Text without either stays whole, and so
 * does a text of which nothing would be left, or with words between the lines that it quotes or below them.
 */
export const cutQuote = (mailText: string): string => {
  const text = toLines(mailText)
  const marker = findMarker(text)
  if (marker >= 0 && isInterleaved(text.slice(marker))) return text.trim()
  const said =
    marker < 0 ? withoutGap(extractFromPlain(text)) : withoutHeader(text.slice(0, marker))
  return withoutSignature(said) || said.trim() || text.trim()
}
