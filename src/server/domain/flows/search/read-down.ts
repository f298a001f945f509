const BATCH = 200

/**
 * Reads rows one after the other, a batch at a time.
 *
 * @param readAfter Reads up to `limit` rows behind one; undefined: from the beginning.
 */
export async function* readDown<Row>(
  readAfter: (last: Row | undefined, limit: number) => Promise<Row[]>
): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await readAfter(last, BATCH)
    yield* rows
    last = rows.at(-1)
    if (rows.length < BATCH) return
  }
}
