/** A range of bytes in a file, without `end`. */
export interface Extent {
  kind: 'Exif' | 'XMP'
  start: number
  end: number
}

interface Box {
  type: string
  /** Bytes after the header. */
  content: Buffer
}

const BOX_HEAD_BYTES = 8
/** Ranges of all items; those of real pictures are few, and a range may take no byte to list. */
const EXTENTS_MAX = 10_000
const FULL_BOX_BYTES = 4

const boxesIn = (content: Buffer): Box[] => {
  const boxes: Box[] = []
  for (let at = 0; at + BOX_HEAD_BYTES <= content.length;) {
    const size = content.readUInt32BE(at)
    if (size < BOX_HEAD_BYTES) break
    const type = content.toString('latin1', at + 4, at + BOX_HEAD_BYTES)
    boxes.push({ type, content: content.subarray(at + BOX_HEAD_BYTES, at + size) })
    at += size
  }
  return boxes
}

/** Reads numbers one after the other. */
const numbersOf = (bytes: Buffer, start: number) => {
  let at = start
  return (size: number): number => {
    if (!size) return 0
    const value = size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
    at += size
    return value
  }
}

/** Finds the ids of the items that are metadata. @see ISO/IEC 14496-12 §8.11.6 */
const readKinds = (iinf: Buffer): Map<number, Extent['kind']> => {
  const kinds = new Map<number, Extent['kind']>()
  const entries = boxesIn(iinf.subarray(FULL_BOX_BYTES + (iinf[0] ? 4 : 2)))
  for (const { content } of entries) {
    const idBytes = content[0] === 3 ? 4 : 2
    const id = content.readUIntBE(FULL_BOX_BYTES, idBytes)
    const type = content.toString('latin1', FULL_BOX_BYTES + idBytes + 2)
    if (type.startsWith('Exif')) kinds.set(id, 'Exif')
    if (type.startsWith('mime') && type.includes('application/rdf+xml')) kinds.set(id, 'XMP')
  }
  return kinds
}

/**
 * Finds the ranges of a file that are metadata.
 *
 * @param meta Content of the file's `meta` box.
 * @throws {RangeError} For an offset outside of the data, and for more ranges than a picture has.
 * @see ISO/IEC 14496-12 §8.11.3
 */
export const findMetadata = (meta: Buffer): Extent[] => {
  const boxes = boxesIn(meta.subarray(FULL_BOX_BYTES))
  const iinf = boxes.find(({ type }) => type === 'iinf')?.content
  const iloc = boxes.find(({ type }) => type === 'iloc')?.content
  if (!iinf || !iloc) return []
  const kinds = readKinds(iinf)
  const version = iloc.readUInt8(0)
  const next = numbersOf(iloc, FULL_BOX_BYTES)
  const sizes = next(2)
  const sizeAt = (shift: number) => (sizes >> shift) & 15
  const offsetBytes = sizeAt(12)
  const lengthBytes = sizeAt(8)
  const baseBytes = sizeAt(4)
  const indexBytes = sizeAt(0)

  const extents: Extent[] = []
  let extentsRead = 0
  for (let items = next(version < 2 ? 2 : 4); items > 0; items--) {
    const kind = kinds.get(next(version < 2 ? 2 : 4))
    const isInFile = version === 0 || (next(2) & 15) === 0
    next(2)
    const base = next(baseBytes)
    for (let count = next(2); count > 0; count--) {
      extentsRead++
      if (extentsRead > EXTENTS_MAX) throw new RangeError('too many ranges')
      if (version > 0) next(indexBytes)
      const start = base + next(offsetBytes)
      const end = start + next(lengthBytes)
      if (kind && isInFile) extents.push({ kind, start, end })
    }
  }
  return extents.sort((a, b) => a.start - b.start)
}
