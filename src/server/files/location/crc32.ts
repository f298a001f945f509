const POLYNOMIAL = 0xedb88320

const remainderOf = (byte: number): number => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0)
  return crc
}
const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => remainderOf(byte))

/** The checksum of PNG chunks, of at most some MB. Node's own is not in every version that we run on. @see ISO 3309 */
export const crc32 = (bytes: Buffer): number => {
  let crc = ~0
  for (const byte of bytes) crc = (crc >>> 8) ^ (REMAINDERS[(crc ^ byte) & 255] ?? 0)
  return ~crc >>> 0
}
