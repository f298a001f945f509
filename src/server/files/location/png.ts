import type { ByteReader } from './byte-reader'
import { crc32 } from './crc32'
import { cleanExif } from './exif'
import { METADATA_MAX_BYTES, hasLocation } from './xmp'

const START_BYTES = 8
/** Length and type of a chunk. */
const HEAD_BYTES = 8
const CRC_BYTES = 4
const MAY_TELL = /^(eXIf|iTXt|tEXt|zTXt)$/
const XMP = 'XML:com.adobe.xmp\0'
/** Metadata of other formats, written as text. */
const PROFILE = /^Raw profile type (exif|APP1|xmp)\0/i

const isTelling = (content: Buffer): boolean => {
  const start = content.toString('latin1', 0, 30)
  if (PROFILE.test(start)) return true
  if (!start.startsWith(XMP)) return false
  const isCompressed = content[XMP.length] === 1
  return isCompressed || hasLocation(content)
}

/** @param chunk The whole chunk, from its length to its checksum. */
const cleaned = (chunk: Buffer, type: string): Buffer => {
  const content = chunk.subarray(HEAD_BYTES, -CRC_BYTES)
  if (type !== 'eXIf') return isTelling(content) ? Buffer.alloc(0) : chunk
  cleanExif(content)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -CRC_BYTES)), chunk.length - CRC_BYTES)
  return chunk
}

/** Removes the location from a PNG; the picture, its frames and its orientation do not change. */
export async function* cleanPng(bytes: ByteReader): AsyncIterable<Buffer> {
  yield* bytes.pass(START_BYTES)
  for (;;) {
    const head = await bytes.peek(HEAD_BYTES)
    if (head.length < HEAD_BYTES) break
    const length = HEAD_BYTES + head.readUInt32BE(0) + CRC_BYTES
    const type = head.toString('latin1', 4, 8)
    if (!MAY_TELL.test(type) || length > METADATA_MAX_BYTES) {
      yield* bytes.pass(length)
      continue
    }
    const chunk = await bytes.take(length)
    yield chunk.length < length ? chunk : cleaned(chunk, type)
  }
  yield* bytes.pass()
}
