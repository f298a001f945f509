import { method } from './method'

export const endsWith = /* @__PURE__ */ method('endsWith', (text: string, end: string) => {
  const place = text.lastIndexOf(end)
  return place >= 0 && place === text.length - end.length
})

export const startsWith = /* @__PURE__ */ method(
  'startsWith',
  (text: string, start: string) => text.slice(0, start.length) === start
)

export const padStart = /* @__PURE__ */ method(
  'padStart',
  (text: string, width: number, filling = ' ') => {
    while (text.length < width) text = filling + text
    return text
  }
)

export const repeat = /* @__PURE__ */ method('repeat', (text: string, times: number) =>
  Array(times + 1).join(text)
)

/** Expressions are global where this is called. */
export const replaceAll = /* @__PURE__ */ method(
  'replaceAll',
  (text: string, from: string | RegExp, to: string) =>
    typeof from === 'string' && typeof to === 'string'
      ? text.split(from).join(to)
      : text.replace(from, to)
)

/** A list, in which each match knows its place. */
export const matchAll = /* @__PURE__ */ method('matchAll', (text: string, pattern: RegExp) => {
  const matches: RegExpExecArray[] = []
  const own = RegExp(pattern.source, pattern.ignoreCase ? 'gi' : 'g')
  for (let match; (match = own.exec(text));) {
    matches.push(match)
    if (!match[0]) own.lastIndex++
  }
  return matches
})

export const fromCodePoint = (code: number): string =>
  code > 0xffff
    ? String.fromCharCode(0xd7c0 + (code >> 10), 0xdc00 + (code & 0x3ff))
    : String.fromCharCode(code)
