import type { ByteReader } from './byte-reader'
import { cleanExif } from './exif'
import { type Extent, findMetadata } from './heif-items'
import { METADATA_MAX_BYTES, hasLocation } from './xmp'

const HEAD_BYTES = 8
/** Bytes of the offset before the Exif data. */
const OFFSET_BYTES = 4

const cleanItem = (kind: Extent['kind'], item: Buffer): void => {
  if (kind === 'XMP') {
    if (hasLocation(item)) item.fill(' ')
    return
  }
  if (item.length < OFFSET_BYTES) return
  cleanExif(item.subarray(OFFSET_BYTES + item.readUInt32BE(0)))
}

const readExtents = (meta: Buffer): Extent[] => {
  try {
    return findMetadata(meta.subarray(HEAD_BYTES))
  } catch {
    return []
  }
}

/**
 * Removes the location from a HEIC, without changing its length. Metadata before its own index, which no
 * camera writes, is not changed.
 */
export async function* cleanHeif(bytes: ByteReader): AsyncIterable<Buffer> {
  for (;;) {
    const head = await bytes.peek(HEAD_BYTES)
    if (head.length < HEAD_BYTES) break
    const size = head.readUInt32BE(0)
    const isMeta = head.toString('latin1', 4, HEAD_BYTES) === 'meta'
    if (size < HEAD_BYTES || (isMeta && size > METADATA_MAX_BYTES)) break
    if (!isMeta) {
      yield* bytes.pass(size)
      continue
    }
    const meta = await bytes.take(size)
    yield meta
    for (const { kind, start, end } of readExtents(meta)) {
      if (start < bytes.at || end - start > METADATA_MAX_BYTES) continue
      yield* bytes.pass(start - bytes.at)
      const item = await bytes.take(end - start)
      cleanItem(kind, item)
      yield item
    }
    break
  }
  yield* bytes.pass()
}
