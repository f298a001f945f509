import type { ByteReader } from './byte-reader'
import { METADATA_MAX_BYTES, hasLocation } from './xmp'

const HEAD_BYTES = 8
const NONE = 0
const LARGE = 1
/** Boxes that contain boxes with locations. */
const HOLDERS = /^(moov|trak|udta|meta|ilst)$/
/** Boxes with a location, of QuickTime and Android, and of 3GPP. */
const PLACE = /^(\xa9xyz|loci)$/
/** XMP, in QuickTime and elsewhere. */
const XMP = /^(XMP_|uuid)$/
const KEYS_START_BYTES = 8

/** Finds the keys of locations, such as Apple's com.apple.quicktime.location…, by their number. */
const readPlaceKeys = (content: Buffer): Set<number> => {
  const places = new Set<number>()
  let index = 1
  for (let at = KEYS_START_BYTES; at + HEAD_BYTES <= content.length; index++) {
    const size = content.readUInt32BE(at)
    if (size < HEAD_BYTES) break
    if (content.toString('latin1', at + HEAD_BYTES, at + size).includes('location')) {
      places.add(index)
    }
    at += size
  }
  return places
}

/** Turns a box into free space of the same size, so that offsets to other boxes stay valid. */
const emptied = (box: Buffer): Buffer => {
  box.fill(0, HEAD_BYTES)
  box.write('free', 4, 'latin1')
  return box
}

async function* cleanBoxes(bytes: ByteReader): AsyncIterable<Buffer> {
  let places = new Set<number>()
  for (;;) {
    const head = await bytes.peek(HEAD_BYTES * 2)
    if (head.length < HEAD_BYTES) return
    const size = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, HEAD_BYTES)
    if (HOLDERS.test(type)) {
      yield* bytes.pass(HEAD_BYTES)
      // Outside of QuickTime a version precedes its boxes.
      if (type === 'meta' && head.toString('latin1', 12, 16) !== 'hdlr') yield* bytes.pass(4)
      continue
    }
    if (size === LARGE && head.length === HEAD_BYTES * 2) {
      yield* bytes.pass(Number(head.readBigUInt64BE(HEAD_BYTES)))
      continue
    }
    // Ends the user data of QuickTime; for `mdat` it means that the box extends to the end of the file.
    if (size === NONE && type !== 'mdat') {
      yield* bytes.pass(4)
      continue
    }
    if (size < HEAD_BYTES) return
    const isPlace = PLACE.test(type) || places.has(head.readUInt32BE(4))
    if ((!isPlace && type !== 'keys' && !XMP.test(type)) || size > METADATA_MAX_BYTES) {
      yield* bytes.pass(size)
      continue
    }
    const box = await bytes.take(size)
    if (type === 'keys') places = readPlaceKeys(box.subarray(HEAD_BYTES))
    yield isPlace || (XMP.test(type) && hasLocation(box)) ? emptied(box) : box
  }
}

/**
 * Removes the location from a video or sound, without changing its length or the offsets of samples.
 *
 * @see ISO/IEC 14496-12, 3GPP TS 26.244 §8.2, QuickTime File Format
 */
export async function* cleanMp4(bytes: ByteReader): AsyncIterable<Buffer> {
  yield* cleanBoxes(bytes)
  yield* bytes.pass()
}
