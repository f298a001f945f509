/** Reads a file that arrives in chunks as if it lay in one piece. */
export interface ByteReader {
  /** How many bytes were taken or passed on. */
  readonly at: number
  /** Looks at the next bytes, and leaves them; fewer where the file ends. */
  peek(count: number): Promise<Buffer>
  /** The next bytes; fewer where the file ends. */
  take(count: number): Promise<Buffer>
  /** Passes the next bytes on as they arrive. @default all that are left */
  pass(count?: number): AsyncIterable<Buffer>
}

/** Rewrites a file on its way; what it yields takes the file's place. */
export type Rewrite = (bytes: ByteReader) => AsyncIterable<Buffer>

/** Runs a file through a rewrite. */
export async function* rewrite(
  source: AsyncIterable<Buffer>,
  change: Rewrite
): AsyncIterable<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let at = 0

  const fill = async (count: number) => {
    const parts = [rest]
    for (let bytes = rest.length; bytes < count;) {
      const { value, done } = await chunks.next()
      if (done) break
      parts.push(value)
      bytes += value.length
    }
    if (parts.length > 1) rest = Buffer.concat(parts)
  }
  const cut = (count: number) => {
    const head = rest.subarray(0, count)
    rest = rest.subarray(count)
    at += head.length
    return head
  }

  try {
    yield* change({
      get at() {
        return at
      },
      async peek(count) {
        await fill(count)
        return rest.subarray(0, count)
      },
      async take(count) {
        await fill(count)
        return cut(count)
      },
      async *pass(count = Infinity) {
        for (let left = count; left > 0;) {
          await fill(1)
          const chunk = cut(left)
          if (!chunk.length) return
          left -= chunk.length
          yield chunk
        }
      }
    })
  } finally {
    await chunks.return?.()
  }
}
