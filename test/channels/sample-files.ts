/** Kind of file that services tell apart. */
export type FileKind = 'document' | 'video' | 'voice'

/** A file that people send. */
export interface SampleFile {
  name: string
  kind: FileKind
  mediaType: string
  bytes: Buffer
}

const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const u32le = (value: number) => u32(value).reverse()

/** Makes a PDF of one empty page. @see ISO 32000-1 §7.5 */
const pdf = (): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>'
  ]
  let text = '%PDF-1.7\n'
  const rows = objects.map((object, index) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return row
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}`
  const end = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end)
}

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat([Buffer.from(type), ...content.map(part => Buffer.from(part))])
  return Buffer.concat([u32(body.length + 4), body])
}
/** Makes a box with a version of 0, and flags. */
const fullBox = (type: string, flags: number, ...content: (Buffer | string)[]): Buffer =>
  box(type, u32(flags), ...content)

const UNITY = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32))
/** Units of time in a second, which is how long the film takes. */
const SECOND = 1_000

/** Makes a film of one picture. @see ISO/IEC 14496-12 */
const mp4 = (): Buffer => {
  const picture = Buffer.from('ffd8ffd9', 'hex')
  const start = box('ftyp', 'isom', u32(512), 'isommp41')
  const times = Buffer.alloc(8)
  const entry = box(
    'jpeg',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(1),
    u16(1),
    u32(0x480000),
    u32(0x480000),
    u32(0),
    u16(1),
    Buffer.alloc(32),
    u16(24),
    u16(0xffff)
  )
  const samples = box(
    'stbl',
    fullBox('stsd', 0, u32(1), entry),
    fullBox('stts', 0, u32(1), u32(1), u32(SECOND)),
    fullBox('stsc', 0, u32(1), u32(1), u32(1), u32(1)),
    fullBox('stsz', 0, u32(0), u32(1), u32(picture.length)),
    fullBox('stco', 0, u32(1), u32(start.length + 8))
  )
  const media = box(
    'mdia',
    fullBox('mdhd', 0, times, u32(SECOND), u32(SECOND), u16(0x55c4), u16(0)),
    fullBox('hdlr', 0, u32(0), 'vide', Buffer.alloc(12), '\0'),
    box(
      'minf',
      fullBox('vmhd', 1, Buffer.alloc(8)),
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
      samples
    )
  )
  const shown = [Buffer.alloc(16), UNITY, u32(0x10000), u32(0x10000)]
  const track = box('trak', fullBox('tkhd', 7, times, u32(1), u32(0), u32(SECOND), ...shown), media)
  const pace = [u32(SECOND), u32(SECOND), u32(0x10000), u16(0x100)]
  const film = box(
    'moov',
    fullBox('mvhd', 0, times, ...pace, Buffer.alloc(10), UNITY, Buffer.alloc(24), u32(2)),
    track
  )
  return Buffer.concat([start, box('mdat', picture), film])
}

/** Makes the checksum of a page. @see RFC 3533 §6 */
const oggChecksum = (page: Buffer): number => {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  }
  return sum
}

/** Makes a page of a single short packet. */
const oggPage = (sequence: number, flags: number, granule: number, packet: Buffer): Buffer => {
  const made = (sum: number) =>
    Buffer.concat([
      Buffer.from('OggS'),
      Buffer.from([0, flags]),
      u32le(granule),
      u32le(0),
      u32le(1),
      u32le(sequence),
      u32le(sum),
      Buffer.from([1, packet.length]),
      packet
    ])
  return made(oggChecksum(made(0)))
}

/** Makes a voice that is silent for 20 ms. @see RFC 7845 */
const ogg = (): Buffer => {
  const head = Buffer.from([1, 1, 56, 1, 0x80, 0xbb, 0, 0, 0, 0, 0])
  const tags = [Buffer.from('OpusTags'), u32le(4), Buffer.from('test'), u32le(0)]
  return Buffer.concat([
    oggPage(0, 2, 0, Buffer.concat([Buffer.from('OpusHead'), head])),
    oggPage(1, 0, 0, Buffer.concat(tags)),
    oggPage(2, 4, 960, Buffer.from([0xf8, 0xff, 0xfe]))
  ])
}

/** Files of each kind. */
export const SAMPLE_FILES: SampleFile[] = [
  { name: 'bill.pdf', kind: 'document', mediaType: 'application/pdf', bytes: pdf() },
  { name: 'film.mp4', kind: 'video', mediaType: 'video/mp4', bytes: mp4() },
  { name: 'voice.ogg', kind: 'voice', mediaType: 'audio/ogg', bytes: ogg() }
]
