const EXIF_MARKER = 0xe1
const EXIF = 'Exif\0\0'
/** Bytes of a segment before its Exif data: marker, length, name. */
const START_BYTES = 4 + EXIF.length
const ENTRY_BYTES = 12
const ORIENTATION = 0x0112
/** From this orientation on, width and height change places. */
const TURNED_MIN = 5

/**
 * Whether the Exif data in a segment of a JPEG have viewers turn the picture by a quarter, as phones note
 * when they are held upright.
 *
 * @throws {RangeError} For data that end too soon.
 * @see Exif 2.3 §4.6.2, §4.6.4
 */
export const isTurned = (segment: Buffer): boolean => {
  if (segment[1] !== EXIF_MARKER || segment.toString('latin1', 4, START_BYTES) !== EXIF)
    return false
  const tiff = segment.subarray(START_BYTES)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = read16(directory)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES
    if (read16(entry) === ORIENTATION) return read16(entry + 8) >= TURNED_MIN
  }
  return false
}
