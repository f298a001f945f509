/** Bytes of each file. */
export const FILE_BYTES = 1_000_000

const LATIN = 'latin1'
const u16 = (/** @type {number} */ value) => Buffer.from([value >> 8, value & 255])
const u32 = (/** @type {number} */ value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (/** @type {string} */ type, /** @type {Buffer} */ content) =>
  Buffer.concat([u32(content.length + 8), Buffer.from(type, LATIN), content])
const chunk = (/** @type {string} */ type, /** @type {Buffer} */ content) =>
  Buffer.concat([u32(content.length), Buffer.from(type), content, u32(0)])

/** Fills the file behind its start with a part. */
const filled = (/** @type {Buffer} */ start, /** @type {Buffer} */ part) => {
  const bytes = Buffer.alloc(FILE_BYTES, part)
  start.copy(bytes)
  part.copy(bytes, start.length)
  for (let at = start.length; at + part.length <= FILE_BYTES; at += part.length)
    part.copy(bytes, at)
  return bytes
}

const JPEG = Buffer.from([0xff, 0xd8])
const FTYP = box('ftyp', Buffer.from('isom\0\0\0\0'))
const PNG = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', LATIN),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]))
])
const SCAN = Buffer.from([0xff, 0xda, 0, 2])
const APP2 = Buffer.from([0xff, 0xe2])

/** A directory of 40,000 places in Exif data, each of which has a value of half a megabyte. */
const manyPlaces = () => {
  const entries = 40_000
  const bytes = Buffer.alloc(FILE_BYTES - 1_000)
  Buffer.concat([Buffer.from('MM\0*'), u32(8), u16(1), u16(0x8825), u16(4), u32(1), u32(40)]).copy(
    bytes
  )
  u16(entries).copy(bytes, 40)
  const entry = Buffer.concat([u16(1), u16(1), u32(480_000), u32(500_000)])
  for (let index = 0; index < entries; index++) entry.copy(bytes, 42 + index * entry.length)
  return bytes
}

/** A HEIC whose index lists 65,535 ranges of no bytes for each of its items. */
const manyRanges = () => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0])
  const count = 2_000
  const items = Buffer.alloc(count * 6, Buffer.concat([u16(1), u16(0), u16(65_535)]))
  const iloc = box('iloc', Buffer.concat([head, u16(count), items]))
  const iinf = box('iinf', Buffer.from([0, 0, 0, 0, 0, 0]))
  const start = Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0')),
    box('meta', Buffer.concat([u32(0), iinf, iloc]))
  ])
  return Buffer.concat([start, box('mdat', Buffer.alloc(FILE_BYTES - start.length - 8))])
}

/**
 * The files that cost the server most, for their size, and plain ones to compare.
 *
 * @type {[name: string, shape: string, bytes: Buffer][]}
 */
export const FILES = [
  ['plain.jpg', 'plain photo', filled(Buffer.concat([JPEG, SCAN]), Buffer.alloc(512, 7))],
  ['a.jpg', 'JPEG of 4-byte segments', filled(JPEG, Buffer.concat([APP2, u16(2)]))],
  ['b.jpg', 'JPEG of 2-byte marks', filled(JPEG, Buffer.from([0xff, 1]))],
  [
    'c.jpg',
    'JPEG of gaps',
    filled(Buffer.concat([JPEG, APP2, u16(2)]), Buffer.concat([Buffer.of(0), APP2, u16(2)]))
  ],
  [
    'd.jpg',
    'JPEG of 256-byte segments',
    filled(JPEG, Buffer.concat([APP2, u16(254), Buffer.alloc(252)]))
  ],
  ['a.mp4', 'MP4 of 8-byte boxes', filled(FTYP, box('free', Buffer.alloc(0)))],
  ['b.mp4', 'MP4 of nested boxes', filled(FTYP, box('moov', Buffer.alloc(0)))],
  ['c.mp4', 'MP4 of 4-byte ends', filled(FTYP, u32(0))],
  ['a.png', 'PNG of empty chunks', filled(PNG, chunk('abCD', Buffer.alloc(0)))],
  ['b.png', 'PNG of empty texts', filled(PNG, chunk('tEXt', Buffer.alloc(0)))],
  ['c.png', 'PNG of overlapping places', Buffer.concat([PNG, chunk('eXIf', manyPlaces())])],
  [
    'a.webp',
    'WebP of empty chunks',
    filled(Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from('abcd\0\0\0\0'))
  ],
  ['a.heic', 'HEIC of empty ranges', manyRanges()]
]
