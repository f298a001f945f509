import { setImmediate as nextTurn } from 'node:timers/promises'

/** Rows in memory at once. */
const PAGE_SIZE = 200

/** Text that makes a JSON document when it is put together. */
export type Chunks = AsyncGenerator<string, void, undefined>

/** A field of an object that has begun, and is not the first in it. */
export const member = (name: string, value: unknown): string =>
  `,${JSON.stringify(name)}:${JSON.stringify(value)}`

/**
 * Reads rows page by page.
 *
 * @param placeOf Returns the place behind which the page after this last row begins.
 */
export async function* pagesOf<Row, Place, Item>(
  read: (after: Place | undefined, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  show: (rows: Row[]) => Item[] | Promise<Item[]>
): AsyncGenerator<Item[], void, undefined> {
  let after: Place | undefined
  for (;;) {
    // Reads of this database do not wait: others would not have their turn before the end.
    await nextTurn()
    const rows = await read(after, PAGE_SIZE)
    if (rows.length) yield show(rows)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = placeOf(last)
  }
}

/** Writes pages as one list, a field of an object that has begun. */
export async function* list(name: string, pages: AsyncIterable<unknown[]>): Chunks {
  yield `,${JSON.stringify(name)}:[`
  let isFirst = true
  for await (const page of pages) {
    if (!page.length) continue
    yield (isFirst ? '' : ',') + page.map(item => JSON.stringify(item)).join(',')
    isFirst = false
  }
  yield ']'
}
