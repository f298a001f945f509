import { crc32 as zlibCrc32, deflateSync } from 'node:zlib'

/** Location data of a sample, each byte of which must be removed. */
const LATITUDE = [48, 1, 51, 1, 1234, 100]

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Offset in `tiff` at which the location begins; it extends to the end. */
const PLACE_AT = 40

/** Exif data in big-endian order, with an orientation of 6 and a latitude. */
export const tiff = (): Buffer => {
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([u16(tag), u16(type), u32(count), value])
  return Buffer.concat([
    Buffer.from('MM\0*'),
    u32(8),
    u16(2),
    entry(0x0112, 3, 1, Buffer.concat([u16(6), u16(0)])),
    entry(0x8825, 4, 1, u32(PLACE_AT)),
    Buffer.alloc(PLACE_AT - 34),
    u16(1),
    entry(2, 5, 3, u32(PLACE_AT + 20)),
    Buffer.alloc(6),
    ...LATITUDE.map(u32)
  ])
}

/** Exif data after removal: the orientation, and the location as an empty list. */
export const cleanTiff = (): Buffer => tiff().fill(0, PLACE_AT)

export const XMP = '<x:xmpmeta exif:GPSLatitude="48,51.2N"/>'
export const PLAIN_XMP = '<x:xmpmeta dc:title="Tree of some size"/>'

export const chunk = (type: string, content: Buffer | string): Buffer => {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(content)])
  return Buffer.concat([u32(body.length - 4), body, u32(zlibCrc32(body))])
}
const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A complete PNG of one pixel, animated, with further chunks between its own. */
export const png = (before: Buffer[], after: Buffer[] = []): Buffer =>
  Buffer.concat([
    PNG_START,
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    ...before,
    chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
    ...after,
    chunk('IEND', '')
  ])

const riff = (type: string, content: Buffer | string) => {
  const body = Buffer.from(content)
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.length % 2)])
}

/** A WebP with metadata behind its image. */
export const webp = (exif: Buffer, xmp: string): Buffer => {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riff('VP8X', Buffer.from([0x2e, 0, 0, 0, 9, 0, 0, 9, 0, 0])),
    riff('ANMF', Buffer.alloc(333, 'EXIF')),
    riff('EXIF', exif),
    riff('XMP ', xmp)
  ])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), size, body])
}

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat([
    Buffer.from(type, 'latin1'),
    ...content.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))
  ])
  return Buffer.concat([u32(body.length + 4), body])
}

/** A HEIC whose metadata follow its image, as cameras write it. */
export const heic = (exif: Buffer, xmp: string, version: 0 | 1 = 1): Buffer => {
  const ftyp = box('ftyp', 'heic\0\0\0\0mif1heic')
  const picture = Buffer.alloc(500, 'Exif')
  const items = [picture, Buffer.concat([u32(6), Buffer.from('Exif\0\0'), exif]), Buffer.from(xmp)]
  const infe = (id: number, type: string) => box('infe', '\x02\0\0\0', u16(id), u16(0), type)
  const metaFor = (start: number) => {
    let at = start
    const places = items.map((item, index) => {
      const place = [
        u16(index + 1),
        ...(version ? [u16(0)] : []),
        u16(0),
        u16(1),
        u32(at),
        u32(item.length)
      ]
      at += item.length
      return Buffer.concat(place)
    })
    return box(
      'meta',
      u32(0),
      box('hdlr', u32(0), 'pict'),
      box('iloc', Buffer.from([version, 0, 0, 0, 0x44, 0]), u16(items.length), ...places),
      box(
        'iinf',
        u32(0),
        u16(3),
        infe(1, 'hvc1\0'),
        infe(2, 'Exif\0'),
        infe(3, 'mime\0application/rdf+xml\0')
      )
    )
  }
  const start = ftyp.length + metaFor(0).length + 8
  return Buffer.concat([ftyp, metaFor(start), box('mdat', ...items)])
}

const PLACE = '+48.8584+002.2945+035.000/'
const APPLE = 'com.apple.quicktime'

/** A video with the given words in the places where cameras write the location. */
export const film = ({ brand, place = PLACE }: { brand: string; place?: string }): Buffer => {
  const key = (name: string) => box('mdta', name)
  const value = (index: number, text: string) =>
    box(u32(index).toString('latin1'), box('data', u32(1), u32(0), text))
  return Buffer.concat([
    box('ftyp', brand, u32(0)),
    box('wide'),
    Buffer.concat([u32(1), Buffer.from('mdat'), u32(0), u32(1016), Buffer.alloc(1000, '\xa9xyz')]),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box(
        'udta',
        box('\xa9xyz', u16(place.length), u16(0), place),
        box('\xa9nam', 'Tower'),
        u32(0)
      ),
      box('trak', box('tkhd', Buffer.alloc(84)), box('udta', box('loci', u32(0), place))),
      box(
        'meta',
        box('hdlr', Buffer.alloc(24)),
        box('keys', u32(0), u32(2), key(`${APPLE}.make`), key(`${APPLE}.location.ISO6709`)),
        box('ilst', value(1, 'Phone'), value(2, place))
      ),
      box(
        'udta',
        box('meta', u32(0), box('hdlr', Buffer.alloc(24)), box('ilst', box('\xa9xyz', place)))
      )
    ),
    box('uuid', 'be7acfcb97a942e8', XMP)
  ])
}
