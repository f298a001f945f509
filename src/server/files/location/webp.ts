import type { ByteReader } from './byte-reader'
import { cleanExif } from './exif'
import { METADATA_MAX_BYTES, hasLocation } from './xmp'

const START_BYTES = 12
const HEAD_BYTES = 8
/** Prefix of Exif data as in a JPEG, which some programs write. */
const EXIF_START = 'Exif\0\0'

const clean = (type: string, content: Buffer): void => {
  if (type === 'EXIF') {
    const isMarked = content.toString('latin1', 0, EXIF_START.length) === EXIF_START
    cleanExif(content.subarray(isMarked ? EXIF_START.length : 0))
  } else if (hasLocation(content)) content.fill(' ')
}

/**
 * Removes the location from a WebP without changing its length; the picture, its frames and its
 * orientation do not change.
 */
export async function* cleanWebp(bytes: ByteReader): AsyncIterable<Buffer> {
  yield* bytes.pass(START_BYTES)
  for (;;) {
    const head = await bytes.peek(HEAD_BYTES)
    if (head.length < HEAD_BYTES) break
    const type = head.toString('latin1', 0, 4)
    const size = head.readUInt32LE(4)
    yield* bytes.pass(HEAD_BYTES)
    const padded = size + (size % 2)
    if (!/^(EXIF|XMP )$/.test(type) || size > METADATA_MAX_BYTES) {
      yield* bytes.pass(padded)
      continue
    }
    const content = await bytes.take(padded)
    clean(type, content.subarray(0, size))
    yield content
  }
  yield* bytes.pass()
}
