import { createSearchBudget } from './search-budget'
import { textMatcher } from './text-matcher'

/** Rows that one call looks at; the rest is on the next page. */
const ROWS_MAX = 2_000

/** A search text with the cursor of a page. */
export interface SearchRequest {
  text: string
  /** The cursor of the page before. */
  after?: string | undefined
  /** Maximum number to find. */
  limit: number
}

/** A page of results; may be empty though there is a next page. */
export interface Found<Row> {
  rows: Row[]
  /** Cursor of the next page; undefined when all rows have been searched. */
  next?: string | undefined
}

/** Rows to search, the newest first, with their text and cursor. */
export interface SearchSource<Row> {
  rows: AsyncIterable<Row>
  textOf(row: Row): string
  cursorOf(row: Row): string
}

/** Looks through rows for those in which a text stands, until enough are found or looked at. */
export const searchRows = async <Row>(
  { rows, textOf, cursorOf }: SearchSource<Row>,
  { text, limit }: SearchRequest
): Promise<Found<Row>> => {
  const match = textMatcher(text)
  const budget = createSearchBudget(ROWS_MAX)
  const found: Row[] = []
  let isSpent = false
  let last: Row | undefined
  for await (const row of rows) {
    if (last && (found.length === limit || isSpent)) return { rows: found, next: cursorOf(last) }
    const { isMatch, cost } = match(textOf(row))
    if (isMatch) found.push(row)
    isSpent = await budget.spend(cost)
    last = row
  }
  return { rows: found }
}
