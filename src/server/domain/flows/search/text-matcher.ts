const ACCENTS = /[\u0300-\u036f]/g
const ASCII = /^[\0-\x7f]*$/
/** Cost of taking a character apart, where reading one of ASCII costs 1. */
const DECOMPOSING_COST = 4

/** A text without differences of case, accents and width. */
interface Folded {
  text: string
  /** Characters that were looked at, in units of one of ASCII. */
  cost: number
}

const fold = (text: string): Folded => {
  if (ASCII.test(text)) return { text: text.toLowerCase(), cost: text.length }
  // One character may become 18.
  const apart = text.normalize('NFKD')
  return {
    text: apart.replace(ACCENTS, '').toLowerCase(),
    cost: DECOMPOSING_COST * apart.length
  }
}

/** Result of a comparison. */
export interface Match {
  isMatch: boolean
  /** For the budget of a search. */
  cost: number
}

/** Returns a function that tells whether a text contains all words of a query, or parts of words. */
export const textMatcher = (query: string): ((text: string) => Match) => {
  const words = fold(query).text.split(/\s+/).filter(Boolean)
  return source => {
    const { text, cost } = fold(source)
    return { isMatch: words.every(word => text.includes(word)), cost }
  }
}
