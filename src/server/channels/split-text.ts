/** Cuts a text into messages of at most `maxChars`: between two lines or words where there are any. */
export const splitText = (text: string, maxChars: number): string[] => {
  const chunks: string[] = []
  let rest = text
  while (rest.length > maxChars) {
    const head = rest.slice(0, maxChars)
    const gap = Math.max(head.lastIndexOf('\n'), head.lastIndexOf(' '))
    const isHalfPair = /[\ud800-\udbff]$/.test(head)
    const end = gap > 0 ? gap + 1 : maxChars - (isHalfPair ? 1 : 0)
    chunks.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...chunks, rest]
}
