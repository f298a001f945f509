import { bytesBeforeMarker, checkPixels, jpegSegmentLength, jpegSegmentSize } from '../image-size'
import type { ByteReader } from './byte-reader'
import { eraseExifLocation } from './exif'
import { hasLocation } from './xmp'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/'
const APP1 = 0xe1
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
/** Bytes that are searched at once for a marker. */
const BLOCK_BYTES = 4_096
const START_BYTES = 2
/** Marker and length of a segment. */
const HEAD_BYTES = 4

const holdsNoLocation = (segment: Buffer): boolean => {
  if (segment[1] !== APP1) return true
  const content = segment.subarray(HEAD_BYTES)
  const start = content.toString('latin1', 0, XMP.length)
  if (start === XMP) return !hasLocation(content)
  if (!start.startsWith(EXIF)) return true
  try {
    eraseExifLocation(content.subarray(EXIF.length))
    return true
  } catch {
    return false
  }
}

/**
 * Removes the location from a JPEG. Its orientation and the picture do not change; a header that cannot
 * be parsed is not changed.
 *
 * @throws {ChatError} `file-too-large` for too many pixels.
 */
export async function* cleanJpeg(bytes: ByteReader): AsyncIterable<Buffer> {
  yield await bytes.take(START_BYTES)
  for (;;) {
    const skipped = bytesBeforeMarker(await bytes.peek(BLOCK_BYTES))
    if (skipped) {
      yield await bytes.take(skipped)
      continue
    }
    const head = await bytes.peek(HEAD_BYTES)
    const isEnd = head[1] === START_OF_SCAN || head[1] === END_OF_IMAGE
    if (head.length < HEAD_BYTES || isEnd) break
    const length = jpegSegmentLength(head)
    const segment = await bytes.take(length)
    if (segment.length < length) {
      yield segment
      break
    }
    checkPixels(jpegSegmentSize(segment))
    if (holdsNoLocation(segment)) yield segment
  }
  yield* bytes.pass()
}
