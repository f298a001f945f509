/** Bytes that are written at once. */
export const WRITE_BYTES = 65_536

/** Joins small chunks, so that a file of many small parts costs no write for each of them. */
export async function* joinChunks(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < WRITE_BYTES) continue
    yield waiting.length > 1 ? Buffer.concat(waiting) : chunk
    waiting = []
    bytes = 0
  }
  if (bytes) yield Buffer.concat(waiting)
}
