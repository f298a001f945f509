/** Characters of a message at Telegram. */
const TEXT_MAX_CHARS = 4_096

/** Cuts a text into messages: between two lines or words where there are any. */
export const splitText = (text: string): string[] => {
  const chunks: string[] = []
  let rest = text
  while (rest.length > TEXT_MAX_CHARS) {
    const head = rest.slice(0, TEXT_MAX_CHARS)
    const gap = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '))
    const isHalfPair = /[\ud800-\udbff]$/.test(head)
    const end = gap > 0 ? gap + 1 : TEXT_MAX_CHARS - (isHalfPair ? 1 : 0)
    chunks.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...chunks, rest]
}
