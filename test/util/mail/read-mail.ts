/** A mail as it arrived. */
export interface ReceivedMail {
  /** All of it, as bytes in Latin-1. */
  raw: string
  /** Values of headers by lower-case name, unfolded; the first one where there are several. */
  headers: Record<string, string>
  text: string
  html: string
}

const unfold = (head: string): string => head.replace(/\r?\n[ \t]+/g, ' ')

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1'
  ).toString()

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' '))
    )

const splitHead = (part: string): [Record<string, string>, string] => {
  const end = /\r?\n\r?\n/.exec(part)
  const head = part.slice(0, end?.index)
  const body = end ? part.slice(end.index + end[0].length) : ''
  const headers: Record<string, string> = {}
  for (const line of unfold(head).split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    headers[name.toLowerCase()] ??= decodeWords(value)
  }
  return [headers, body]
}

const bodyOf = (part: string): string => {
  const [headers, body] = splitHead(part)
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding === 'quoted-printable') return decodeQuoted(body)
  return Buffer.from(body, 'latin1').toString()
}

/** Reads a mail with a text part and an HTML part, in that order. */
export const readMail = (raw: string): ReceivedMail => {
  const [headers, body] = splitHead(raw)
  const [, boundary = ''] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? []
  const parts = body.split(`--${boundary}`).map(part => part.replace(/^\r?\n|\r?\n$/g, ''))
  const [, text = '', html = ''] = parts
  const normalise = (part: string) => bodyOf(part).replaceAll('\r\n', '\n')
  return { raw, headers, text: normalise(text), html: normalise(html) }
}
