const LITTLE_ENDIAN = 'II'
const ENTRY_BYTES = 12
const GPS_POINTER = 0x8825
/** Bytes of one value, by the number of its type. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

/**
 * Overwrites the GPS directory of Exif data with zeros, in place. Values that overlap, as no camera writes
 * them, would cost many times the bytes of the data.
 *
 * @param tiff The bytes after `Exif\0\0`.
 * @throws {RangeError} For an offset outside of the data, and for values that overlap.
 * @see Exif 2.3 §4.6.2, §4.6.6
 */
export const eraseExifLocation = (tiff: Buffer): void => {
  const isLittle = tiff.toString('latin1', 0, 2) === LITTLE_ENDIAN
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const entriesAt = (directory: number) =>
    Array.from({ length: read16(directory) }, (_, index) => directory + 2 + index * ENTRY_BYTES)

  let bytesLeft = tiff.length
  const erase = (from: number, to: number) => {
    bytesLeft -= to - from
    if (bytesLeft < 0) throw new RangeError('values overlap')
    tiff.fill(0, from, to)
  }
  const eraseEntry = (entry: number) => {
    const bytes = (TYPE_BYTES[read16(entry + 2)] ?? 0) * read32(entry + 4)
    // A value of more than four bytes is at an offset.
    if (bytes > 4) {
      const at = read32(entry + 8)
      erase(at, at + bytes)
    }
    erase(entry, entry + ENTRY_BYTES)
  }

  for (const entry of entriesAt(read32(4))) {
    if (read16(entry) !== GPS_POINTER) continue
    const directory = read32(entry + 8)
    entriesAt(directory).forEach(eraseEntry)
    erase(directory, directory + 2)
  }
}

/**
 * Removes the location from Exif data in place; invalid data is overwritten as a whole.
 */
export const cleanExif = (data: Buffer): void => {
  try {
    eraseExifLocation(data)
  } catch {
    data.fill(0)
  }
}
