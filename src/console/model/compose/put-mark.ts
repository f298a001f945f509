/** Ways of formatting a part of a text. */
export const TEXT_MARKS = ['bold', 'italic', 'list', 'link'] as const

export type TextMark = (typeof TEXT_MARKS)[number]

/** Change of a text, and what is selected after it. Places count UTF-16 units. */
export interface MarkChange {
  from: number
  to: number
  /** Stands from then on between `from` and `to`. */
  text: string
  selected: [from: number, to: number]
}

const SIGNS = { bold: '**', italic: '*' }
const ENTRY = '- '
const ADDRESS = 'https://'

/** Counts the signs on both sides of a selection: one for italic, two for bold, three for both. */
const countSigns = (text: string, from: number, to: number): number => {
  const before = /\**$/.exec(text.slice(0, from))
  const after = /^\**/.exec(text.slice(to))
  return Math.min(before?.[0].length ?? 0, after?.[0].length ?? 0)
}

const wrap = (text: string, from: number, to: number, mark: 'bold' | 'italic'): MarkChange => {
  const sign = SIGNS[mark]
  const { length } = sign
  const chosen = text.slice(from, to)
  const count = countSigns(text, from, to)
  const isMarked = mark === 'bold' ? count > 1 : count % 2 === 1
  return isMarked
    ? { from: from - length, to: to + length, text: chosen, selected: [from - length, to - length] }
    : { from, to, text: sign + chosen + sign, selected: [from + length, to + length] }
}

const listLines = (text: string, from: number, to: number): MarkChange => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to).split('\n')
  const isList = lines.every(line => line.startsWith(ENTRY))
  const listed = lines.map(line => (isList ? line.slice(ENTRY.length) : ENTRY + line)).join('\n')
  const end = start + listed.length
  return { from: start, to, text: listed, selected: [from === to ? end : start, end] }
}

/**
 * Formats what is selected in a text in Markdown; what is bold, italic or a list already is not any more.
 *
 * @param from Start of the selection.
 * @param to End of the selection.
 */
export const putMark = (text: string, from: number, to: number, mark: TextMark): MarkChange => {
  if (mark === 'list') return listLines(text, from, to)
  if (mark !== 'link') return wrap(text, from, to, mark)
  const before = `[${text.slice(from, to)}](`
  const start = from + before.length
  return { from, to, text: `${before}${ADDRESS})`, selected: [start, start + ADDRESS.length] }
}
