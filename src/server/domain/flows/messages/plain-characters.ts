/** Digits that no form of Unicode makes plain: the first of a row in circles, its value, and how many there are. */
const CIRCLED: [first: number, value: number, count: number][] = [
  [0x24f5, 1, 9],
  [0x24ff, 0, 1],
  [0x2776, 1, 9],
  [0x2780, 1, 9],
  [0x278a, 1, 9],
  [0x1f10b, 0, 1],
  [0x1f10c, 0, 1]
]

/** Entities of HTML that stand for a space, a dash or nothing that is seen. */
const NAMED: Record<string, string> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  numsp: ' ',
  puncsp: ' ',
  thinsp: ' ',
  hairsp: ' ',
  tab: '\t',
  newline: '\n',
  ndash: '-',
  mdash: '-',
  hyphen: '-',
  dash: '-',
  minus: '-',
  period: '.',
  middot: '.',
  sol: '/',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
  zerowidthspace: '\u200b',
  nobreak: '\u2060'
}

/** An entity, also one that was escaped again; a tag without attributes; or any character. */
const TOKEN = new RegExp(
  String.raw`&(?:amp;){0,3}(?:#(?<decimal>\d{1,7})|#x(?<hex>[0-9a-f]{1,6})|(?<name>${Object.keys(NAMED).join('|')}));?` +
    String.raw`|(?<tag></?[a-z]{1,10}\s?/?>)|[^]`,
  'giu'
)
/** Anything but a plain character. */
const DISGUISE = /[\p{No}&<]/u
const LAST_CODE_POINT = 0x10ffff
/** A digit in brackets, or with a mark behind it. */
const MARKED_DIGIT = /^\(?(\d)[).,]?$/

const digitOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  const row = CIRCLED.find(([first, , count]) => code >= first && code < first + count)
  if (row) return String(code - row[0] + row[1])
  return MARKED_DIGIT.exec(character.normalize('NFKC'))?.[1] ?? character
}

const characterOf = (token: string, groups: Record<string, string | undefined>): string => {
  const { decimal, hex, name, tag } = groups
  if (tag) return ' '
  if (name) return NAMED[name.toLowerCase()] ?? token
  if (!decimal && !hex) return token
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\ufffd'
}

/** Tells of most texts that they hold plain characters alone. */
export const mayBeDisguised = (text: string): boolean => DISGUISE.test(text)

/**
 * Reads a text as people do: digits in circles or raised as digits, entities of HTML as their characters.
 *
 * @returns Pairs of the characters in the text, and the one character that they are read as.
 */
export const plainCharacters = (text: string): [shown: string, plain: string][] =>
  [...text.matchAll(TOKEN)].map(({ 0: token, groups }) => {
    const character = characterOf(token, groups ?? {})
    return [token, /^\p{No}$/u.test(character) ? digitOf(character) : character]
  })
