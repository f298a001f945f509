const ACCENTS = /[\u0300-\u036f]/g

/** Case, accents and width do not matter to who searches. */
const fold = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()

/** Makes what tells whether a text contains all words of a query, or parts of words. */
export const textMatcher = (query: string): ((text: string) => boolean) => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return text => {
    const folded = fold(text)
    return words.every(word => folded.includes(word))
  }
}
