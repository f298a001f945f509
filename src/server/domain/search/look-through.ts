import { textMatcher } from './text-matcher'

/** What one call looks through at most; who wants more asks for the next page. */
const ROWS_MAX = 2_000
const CHARS_MAX = 1_000_000
/** After so many rows others have their turn: neither reading nor comparing waits for anything. */
const TURN_ROWS = 200

/** What is searched for, and where to go on from. */
export interface SearchRequest {
  text: string
  /** The cursor of the page before. */
  after?: string
  /** How many to find at most. */
  limit: number
}

/** What was found, which may be nothing though there is more. */
export interface Found<Row> {
  rows: Row[]
  /** Where to go on from; undefined when all was looked through. */
  next?: string
}

/** What is looked through, the newest first, and what stands in it. */
export interface Haystack<Row> {
  rows: AsyncIterable<Row>
  said(row: Row): string
  cursorOf(row: Row): string
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/** Looks through rows for those in which a text stands, until enough are found or looked at. */
export const lookThrough = async <Row>(
  { rows, said, cursorOf }: Haystack<Row>,
  { text, limit }: SearchRequest
): Promise<Found<Row>> => {
  const matches = textMatcher(text)
  const found: Row[] = []
  let seen = 0
  let chars = 0
  let last: Row | undefined
  for await (const row of rows) {
    if (last && (found.length === limit || seen === ROWS_MAX || chars > CHARS_MAX)) {
      return { rows: found, next: cursorOf(last) }
    }
    const words = said(row)
    if (matches(words)) found.push(row)
    seen++
    chars += words.length
    last = row
    if (seen % TURN_ROWS === 0) await nextTurn()
  }
  return { rows: found }
}
