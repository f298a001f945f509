import { uploadInvalid } from '../../../protocol'

/** Parts that every file may have, however small it is. */
const FREE_PARTS = 1_000
/** Bytes that the parts beyond those must have on average; those of real files are far larger. */
const PART_MIN_BYTES = 256

/** Reads a file that arrives in chunks, independent of their limits. */
export interface ByteReader {
  /** Number of bytes that were taken or passed on. */
  readonly at: number
  /** Returns the next bytes without taking them; fewer at the end of the file. */
  peek(count: number): Promise<Buffer>
  /** Takes the next bytes; fewer at the end of the file. */
  take(count: number): Promise<Buffer>
  /** Yields the next bytes as they arrive. @default all that are left */
  pass(count?: number): AsyncIterable<Buffer>
}

/** Rewrites a stream: the bytes that it yields replace the file. */
export type Rewrite = (bytes: ByteReader) => AsyncIterable<Buffer>

/**
 * Applies a rewrite to a file.
 *
 * @throws {ChatError} `upload-invalid` for a file of so many tiny parts that no program has written it.
 */
export async function* rewrite(
  source: AsyncIterable<Buffer>,
  change: Rewrite
): AsyncIterable<Buffer> {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  let at = 0
  let parts = 0

  const countPart = () => {
    parts++
    if (parts > FREE_PARTS + at / PART_MIN_BYTES) {
      throw uploadInvalid(
        `expected parts of at least ${PART_MIN_BYTES} bytes on average, got ${parts} in ${at} bytes.`
      )
    }
  }
  const fill = async (count: number) => {
    const chunksRead = [rest]
    for (let bytes = rest.length; bytes < count;) {
      const { value, done } = await chunks.next()
      if (done) break
      chunksRead.push(value)
      bytes += value.length
    }
    if (chunksRead.length > 1) rest = Buffer.concat(chunksRead)
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
        countPart()
        await fill(count)
        return cut(count)
      },
      async *pass(count = Infinity) {
        countPart()
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
