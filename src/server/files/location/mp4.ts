import type { ByteReader } from './byte-reader'
import { METADATA_MAX_BYTES, namesPlace } from './xmp'

const HEAD_BYTES = 8
const NONE = 0
const LARGE = 1
/** Boxes that hold boxes, on the ways to those that name places. */
const HOLDERS = /^(moov|trak|udta|meta|ilst)$/
/** Of QuickTime and Android, and of 3GPP. */
const PLACE = /^(\xa9xyz|loci)$/
/** XMP, in QuickTime and elsewhere. */
const XMP = /^(XMP_|uuid)$/
const KEYS_START_BYTES = 8

/** Which entries of the list that follows name a place, as Apple's com.apple.quicktime.location… does. */
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

/** Makes free space of a box, so that none moves: others are found by where they lie. */
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
      // Outside of QuickTime its version comes before what it holds.
      if (type === 'meta' && head.toString('latin1', 12, 16) !== 'hdlr') yield* bytes.pass(4)
      continue
    }
    if (size === LARGE && head.length === HEAD_BYTES * 2) {
      yield* bytes.pass(Number(head.readBigUInt64BE(HEAD_BYTES)))
      continue
    }
    // What QuickTime's user data end with; on a film's own samples it means that they come last.
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
    yield isPlace || (XMP.test(type) && namesPlace(box)) ? emptied(box) : box
  }
}

/**
 * Empties in a film or sound what says where it was taken. Its length stays, and with it the places of
 * all samples.
 *
 * @see ISO/IEC 14496-12, 3GPP TS 26.244 §8.2, QuickTime File Format
 */
export async function* cleanMp4(bytes: ByteReader): AsyncIterable<Buffer> {
  yield* cleanBoxes(bytes)
  yield* bytes.pass()
}
