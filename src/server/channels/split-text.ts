/** Cuts a text until it has at most `maxBytes` in UTF-8. */
const cutTo = (text: string, maxBytes: number): string => {
  let head = text
  for (let bytes = Buffer.byteLength(head); bytes > maxBytes; bytes = Buffer.byteLength(head)) {
    head = head.slice(0, Math.floor((head.length * maxBytes) / bytes))
  }
  return head
}

/**
 * Cuts a text into messages of at most `maxChars`, and of at most `maxBytes` in UTF-8: between two lines or
 * words where there are any.
 */
export const splitText = (text: string, maxChars: number, maxBytes = Infinity): string[] => {
  const chunks: string[] = []
  let rest = text
  while (rest.length > maxChars || Buffer.byteLength(rest) > maxBytes) {
    const head = cutTo(rest.slice(0, maxChars), maxBytes)
    const gap = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '))
    const isHalfPair = /[\ud800-\udbff]$/.test(head)
    const end = gap > 0 ? gap + 1 : head.length - (isHalfPair ? 1 : 0)
    chunks.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...chunks, rest]
}
