import { imageTooLarge } from '../../protocol'
import { isTurned } from './is-turned'
import type { Signature } from './signatures'

/** Pixels of the largest phone cameras; a browser needs four bytes for each. */
const PIXELS_MAX = 200_000_000
const JPEG_START_BYTES = 2
/** Markers of segments with the size of a picture: all SOF markers. */
const IS_SIZE = /[\xc0-\xc3\xc5-\xc7\xc9-\xcb\xcd-\xcf]/
const BARE_MARKER = /[\x01\xd0-\xd8]/

/** Size in pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads the size of a picture from a segment of a JPEG; undefined when the segment has none. */
export const jpegSegmentSize = (segment: Buffer): ImageSize | undefined =>
  segment.length >= 9 && IS_SIZE.test(segment.toString('latin1', 1, 2))
    ? { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) }
    : undefined

/**
 * Counts the bytes that decoders skip before a marker of a JPEG: fill bytes and garbage. Without a
 * marker, all but the last byte.
 */
export const bytesBeforeMarker = (bytes: Buffer): number => {
  for (let at = 0; ; at++) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return Math.max(0, bytes.length - 1)
    const marker = bytes[at + 1]
    if (marker !== 0 && marker !== 0xff) return at
  }
}

/** Returns the length of a segment of a JPEG, marker included. Some are a marker only. */
export const jpegSegmentLength = (head: Buffer): number =>
  BARE_MARKER.test(head.toString('latin1', 1, 2)) ? 2 : 2 + head.readUInt16BE(2)

const readJpeg = (head: Buffer): ImageSize | undefined => {
  let turned = false
  for (let at = JPEG_START_BYTES; at + 4 <= head.length;) {
    at += bytesBeforeMarker(head.subarray(at))
    const segment = head.subarray(at)
    const size = jpegSegmentSize(segment)
    if (size) return turned ? { width: size.height, height: size.width } : size
    if (segment.length < 4) break
    turned ||= isTurned(segment)
    at += jpegSegmentLength(segment)
  }
  return undefined
}

const readPng = (head: Buffer): ImageSize | undefined =>
  head.toString('latin1', 12, 16) === 'IHDR'
    ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    : undefined

const readGif = (head: Buffer): ImageSize => ({
  width: head.readUInt16LE(6),
  height: head.readUInt16LE(8)
})

const readBmp = (head: Buffer): ImageSize =>
  head.readUInt32LE(14) === 12
    ? { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
    : { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)) }

const readWebp = (head: Buffer): ImageSize | undefined => {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }
    default:
      return undefined
  }
}

const READERS: Partial<Record<Signature, (head: Buffer) => ImageSize | undefined>> = {
  bmp: readBmp,
  gif: readGif,
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp
}

/**
 * Reads the size of a picture, as it is shown, from its first bytes.
 *
 * @returns Undefined when they do not contain it.
 */
export const readImageSize = (head: Buffer, kind: Signature): ImageSize | undefined => {
  try {
    return READERS[kind]?.(head)
  } catch {
    return undefined
  }
}

/** @throws {ChatError} `file-too-large` for a picture that would fill a browser's memory. */
export const checkPixels = (size: ImageSize | undefined): void => {
  if (size && size.width * size.height > PIXELS_MAX) throw imageTooLarge(PIXELS_MAX, size)
}
