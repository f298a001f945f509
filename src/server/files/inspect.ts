import { fileEmpty, fileTooLarge, fileTypeNotAllowed } from '../../protocol'
import { fileTypeOf } from './file-types'
import { checkPixels, type ImageSize, readImageSize } from './image-size'
import { joinChunks } from './join-chunks'
import { HEAD_BYTES, readSignature, type Signature } from './signatures'
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

/** Collects the first bytes and checks them before anything is yielded. */
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

/** Bytes in which the size of a picture is looked for: behind Exif data with a small picture. */
const SIZE_MAX_BYTES = 262_144

/** Passes bytes on, and reads the size of a picture from the first of them. */
async function* watchSize(
  source: Bytes,
  kinds: Signature[],
  onSize: (size: ImageSize) => void
): Bytes {
  let head: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of source) {
    if (head) {
      head = Buffer.concat([head, chunk])
      const kind = readSignature(head.subarray(0, HEAD_BYTES))
      const size = kind && kinds.includes(kind) && readImageSize(head, kind)
      if (size) onSize(size)
      if (size || head.length > SIZE_MAX_BYTES) head = undefined
    }
    yield chunk
  }
}

/** An arriving file with the type of its name. */
export interface Inspected {
  mediaType: string
  /**
   * Yields the bytes while they are valid, and throws when they are not. The location is removed from
   * pictures and videos.
   */
  source: Bytes
  /** Size of a picture, once its bytes were read; undefined for other files. */
  imageSize(): ImageSize | undefined
}

/**
 * Checks that a file may be stored: its type is allowed, its bytes fit the type of its name, it is not
 * empty, and it has neither too many bytes nor too many pixels.
 *
 * @throws {ChatError} `file-type-not-allowed`; while it is read also `file-empty`, `file-too-large`,
 *   `upload-invalid` for one of countless tiny parts.
 */
export const inspect = (arriving: Bytes, name: string, maxBytes: number): Inspected => {
  const { mediaType, signatures } = fileTypeOf(name)
  const isText = !signatures.length
  const counted = countBytes(arriving, maxBytes)
  const checked = checkHead(counted, head => {
    const found = readSignature(head.subarray(0, HEAD_BYTES))
    const isSame = found ? signatures.includes(found) : isText
    if (!isSame) throw fileTypeNotAllowed(name)
    if (found) checkPixels(readImageSize(head, found))
  })
  const source = isText
    ? checkText(checked, () => fileTypeNotAllowed(name))
    : stripLocation(checked, signatures)
  let imageSize: ImageSize | undefined
  return {
    mediaType,
    source: watchSize(joinChunks(source), signatures, size => {
      imageSize = size
    }),
    imageSize: () => imageSize
  }
}
