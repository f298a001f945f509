import { fileEmpty, fileTooLarge, fileTypeNotAllowed } from '../../protocol'
import { fileTypeOf } from './file-types'
import { checkPixels, readImageSize } from './image-size'
import { HEAD_BYTES, readSignature } from './signatures'
import { stripLocation } from './location'

type Bytes = AsyncIterable<Buffer>

async function* countBytes(source: Bytes, maxBytes: number): Bytes {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    if (bytes > maxBytes) throw fileTooLarge(maxBytes)
    yield chunk
  }
  if (!bytes) throw fileEmpty()
}

/** Joins the first chunks until `check` can judge them; nothing passes before. */
async function* checkHead(source: Bytes, check: (head: Buffer) => void): Bytes {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of source) {
    if (!head) {
      yield chunk
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD_BYTES) continue
    check(head)
    yield head
    head = undefined
  }
  if (!head) return
  check(head)
  yield head
}

async function* checkText(source: Bytes, refuse: () => Error): Bytes {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw refuse()
    }
  }
  for await (const chunk of source) {
    if (chunk.includes(0)) throw refuse()
    decode(chunk)
    yield chunk
  }
  decode()
}

/** A file on its way in, and what its name says that it is. */
export interface Inspected {
  mediaType: string
  /**
   * Passes the bytes on while they are what they must be, and throws when they are not. A picture or film
   * passes without where it was taken.
   */
  source: Bytes
}

/**
 * Makes sure that a file may be kept: that it is of a type that may be sent, that its bytes say the same
 * type as its name, and that there are neither none nor too many, of pixels either.
 *
 * @throws {ChatError} `file-type-not-allowed`; while it is read also `file-empty`, `file-too-large`.
 */
export const inspect = (source: Bytes, name: string, maxBytes: number): Inspected => {
  const { mediaType, signatures } = fileTypeOf(name)
  const isText = !signatures.length
  const counted = countBytes(source, maxBytes)
  const checked = checkHead(counted, head => {
    const found = readSignature(head.subarray(0, HEAD_BYTES))
    const isSame = found ? signatures.includes(found) : isText
    if (!isSame) throw fileTypeNotAllowed(name)
    if (found) checkPixels(readImageSize(head, found))
  })
  if (isText) return { mediaType, source: checkText(checked, () => fileTypeNotAllowed(name)) }
  return { mediaType, source: stripLocation(checked, signatures) }
}
