const LITTLE_ENDIAN = 'II'
const ENTRY_BYTES = 12
const GPS_POINTER = 0x8825
/** Bytes of one value, by its type's number. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/**
 * Empties the directory of a photo's Exif data that says where it was taken, in place.
 *
 * @param tiff What follows `Exif\0\0`.
 * @throws {RangeError} When it points outside of itself.
 * @see Exif 2.3 §4.6.2, §4.6.6
 */
export const eraseExifLocation = (tiff: Buffer): void => {
  const isLittle = tiff.toString('latin1', 0, 2) === LITTLE_ENDIAN
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entriesAt = (directory: number) =>
    Array.from({ length: read16(directory) }, (_, index) => directory + 2 + index * ENTRY_BYTES)

  const eraseEntry = (entry: number) => {
    const bytes = (TYPE_BYTES[read16(entry + 2)] ?? 0) * read32(entry + 4)
    // What does not fit into an entry lies where it points to.
    if (bytes > 4) {
      const at = read32(entry + 8)
      tiff.fill(0, at, at + bytes)
    }
    tiff.fill(0, entry, entry + ENTRY_BYTES)
  }

  for (const entry of entriesAt(read32(4))) {
    if (read16(entry) !== GPS_POINTER) continue
    const directory = read32(entry + 8)
    entriesAt(directory).forEach(eraseEntry)
    tiff.fill(0, directory, directory + 2)
  }
}

/**
 * Empties the place in Exif data, wherever it begins in its container; data that makes no sense is
 * emptied as a whole.
 */
export const cleanExif = (data: Buffer): void => {
  try {
    eraseExifLocation(data)
  } catch {
    data.fill(0)
  }
}
