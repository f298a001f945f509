import { eraseExifLocation } from './exif-location'

const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/'
const APP1 = 0xe1
const START_OF_SCAN = 0xda
const START_BYTES = 2
/** Marker and length, before what a segment says. */
const SEGMENT_HEAD_BYTES = 4
/** More than any camera writes before the picture itself. */
const HEADER_MAX_BYTES = 1_000_000

interface Header {
  segments: Buffer[]
  /** Where the picture itself begins. */
  end: number
}

/** @returns Undefined while the header is not all there; also when it is none. */
const readHeader = (bytes: Buffer): Header | undefined => {
  const segments: Buffer[] = []
  let at = START_BYTES
  while (at + SEGMENT_HEAD_BYTES <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === START_OF_SCAN) return { segments, end: at }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return undefined
    segments.push(bytes.subarray(at, end))
    at = end
  }
  return undefined
}

const holdsNoLocation = (segment: Buffer): boolean => {
  if (segment[1] !== APP1) return true
  const content = segment.subarray(SEGMENT_HEAD_BYTES)
  const text = content.toString('latin1')
  if (text.startsWith(XMP)) return !text.includes('GPS')
  if (!text.startsWith(EXIF)) return true
  try {
    eraseExifLocation(content.subarray(EXIF.length))
    return true
  } catch {
    return false
  }
}

/**
 * Takes out of a JPEG where it was taken. Its orientation and the picture stay as they are; a header
 * that cannot be understood passes as it is.
 */
export async function* stripLocation(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let bytes: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of source) {
    if (!bytes) {
      yield chunk
      continue
    }
    bytes = Buffer.concat([bytes, chunk])
    const header = readHeader(bytes)
    if (header) {
      yield bytes.subarray(0, START_BYTES)
      yield* header.segments.filter(holdsNoLocation)
      yield bytes.subarray(header.end)
    } else {
      if (bytes.length < HEADER_MAX_BYTES) continue
      yield bytes
    }
    bytes = undefined
  }
  if (bytes) yield bytes
}
