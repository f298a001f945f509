import { describe, expect, test } from 'vitest'
import { FILES } from '../../bench/util/crafted-files.mjs'
import { UPLOAD_MAX_BYTES } from '../../src/protocol'
import { inspect, readImageSize } from '../../src/server/files'
import { chunk, cleanTiff, film, heic, PLAIN_XMP, png, tiff, webp, XMP } from './location-samples'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield Buffer.from(bytes.subarray(at, at + size))
}

/** Returns the stored bytes of a file, the same however it arrives. */
const storedBytesOf = async (name: string, bytes: Buffer): Promise<Buffer> => {
  const stored: Buffer[] = []
  for (const size of [1, 13, bytes.length]) {
    const chunks = []
    const { source } = inspect(inPieces(bytes, size), name, UPLOAD_MAX_BYTES)
    for await (const piece of source) chunks.push(piece)
    stored.push(Buffer.concat(chunks))
  }
  expect(stored.every(bytes => bytes.equals(stored[0]!))).toBe(true)
  return stored[0]!
}
const blank = (text: string) => ' '.repeat(text.length)
const itxt = (xmp: string, compressed = 0) =>
  chunk('iTXt', `XML:com.adobe.xmp\0${String.fromCharCode(compressed)}\0\0\0${xmp}`)

describe('The location is removed and the rest is unchanged:', () => {
  test.each<[string, string, Buffer, Buffer]>([
    [
      'Exif data of a PNG',
      'a.png',
      png([chunk('eXIf', tiff())]),
      png([chunk('eXIf', cleanTiff())])
    ],
    [
      'Exif data behind the picture of a PNG',
      'a.png',
      png([], [chunk('eXIf', tiff())]),
      png([], [chunk('eXIf', cleanTiff())])
    ],
    ['XMP of a PNG', 'a.png', png([itxt(XMP), itxt(PLAIN_XMP)]), png([itxt(PLAIN_XMP)])],
    ['XMP of a PNG that cannot be read', 'a.png', png([itxt('?', 1)]), png([])],
    [
      'metadata of a PNG as text',
      'a.png',
      png([chunk('tEXt', 'Raw profile type exif\0\n00'), chunk('tEXt', 'Title\0GPS')]),
      png([chunk('tEXt', 'Title\0GPS')])
    ],
    [
      'Exif data of a PNG that make no sense',
      'a.png',
      png([chunk('eXIf', 'MM\0*\xff\xff')]),
      png([chunk('eXIf', Buffer.alloc(8))])
    ],
    ['metadata of a WebP', 'a.webp', webp(tiff(), XMP), webp(cleanTiff(), blank(XMP))],
    [
      'Exif data of a WebP in the form of a JPEG',
      'a.webp',
      webp(Buffer.concat([Buffer.from('Exif\0\0'), tiff()]), PLAIN_XMP),
      webp(Buffer.concat([Buffer.from('Exif\0\0'), cleanTiff()]), PLAIN_XMP)
    ],
    ['metadata of a HEIC', 'a.heic', heic(tiff(), XMP), heic(cleanTiff(), blank(XMP))],
    ['metadata of a HEIF', 'a.heif', heic(tiff(), XMP, 0), heic(cleanTiff(), blank(XMP), 0)]
  ])('%s', async (_, name, sent, stored) => {
    expect((await storedBytesOf(name, sent)).toString('hex')).toBe(stored.toString('hex'))
  })

  test.each([
    ['a.mov', 'qt  '],
    ['a.mp4', 'isom'],
    ['a.3gp', '3gp5'],
    ['a.m4a', 'M4A ']
  ])('of a video or sound, %s', async (name, brand) => {
    const sent = film({ brand })
    const stored = await storedBytesOf(name, sent)
    expect(stored).toHaveLength(sent.length)
    expect(stored.includes('48.8584')).toBe(false)
    expect(stored.includes('GPS')).toBe(false)
    for (const word of ['Tower', 'Phone', '.location.ISO6709'])
      expect(stored.includes(word)).toBe(true)
    const samples = Buffer.alloc(1000, '\xa9xyz')
    expect(stored.includes(samples)).toBe(true)
    const changed = sent.reduce((bytes, byte, at) => bytes + Number(byte !== stored[at]), 0)
    // Four locations, the names of their boxes, and the description.
    expect(changed).toBeLessThan(4 * 70 + 80)
  })
})

describe('A file is unchanged:', () => {
  test.each<[string, string, Buffer]>([
    ['a PNG without a location', 'a.png', png([itxt(PLAIN_XMP), chunk('tEXt', 'Title\0Tree')])],
    ['a PNG that ends early', 'a.png', png([chunk('eXIf', tiff())]).subarray(0, 70)],
    ['a PNG whose chunk is too long', 'a.png', png([Buffer.from('\x7f\xff\xff\xffeXIf')])],
    ['a WebP that ends early', 'a.webp', webp(cleanTiff(), PLAIN_XMP).subarray(0, -60)],
    ['a HEIC that ends early', 'a.heic', heic(tiff(), XMP).subarray(0, 80)],
    [
      'a HEIC whose list makes no sense',
      'a.heic',
      Buffer.from('\0\0\0\x10ftypheic\0\0\0\0\0\0\0\x0emeta\0\0\0\0\0\0')
    ],
    ['a film that ends early', 'a.mov', film({ brand: 'qt  ' }).subarray(0, 1100)],
    [
      'a film of boxes that make no sense',
      'a.mov',
      Buffer.from('\0\0\0\x10ftypqt  \0\0\0\0\0\0\0\x03moov')
    ]
  ])('%s', async (_, name, bytes) => {
    expect((await storedBytesOf(name, bytes)).equals(bytes)).toBe(true)
  })
})

describe('More than 200 million pixels', () => {
  const words = (...values: number[]) =>
    Buffer.from(values.flatMap(value => [value & 255, value >> 8]))
  const pngOf = (side: number) => {
    const bytes = png([])
    bytes.writeUInt32BE(side, 16)
    bytes.writeUInt32BE(side, 20)
    return bytes
  }
  const jpegOf = (height: number, width: number) =>
    Buffer.from([
      ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8],
      ...[height >> 8, height & 255, width >> 8, width & 255, 1, 1, 17, 0, 0xff, 0xda, 0, 2, 0]
    ])
  const gifOf = (side: number) => Buffer.concat([Buffer.from('GIF89a'), words(side, side)])
  const webpOf = (side: number) => {
    const bytes = webp(tiff(), XMP)
    bytes.writeUIntLE(side - 1, 24, 3)
    bytes.writeUIntLE(side - 1, 27, 3)
    return bytes
  }
  const bmpOf = (side: number) => {
    const bytes = Buffer.alloc(60)
    bytes.write('BM')
    bytes.writeUInt32LE(40, 14)
    bytes.writeInt32LE(side, 18)
    bytes.writeInt32LE(-side, 22)
    return bytes
  }
  /** Inserts bytes that parsers skip before the size marker. */
  const withNoise = (jpeg: Buffer, noise: number[]) =>
    Buffer.concat([jpeg.subarray(0, 8), Buffer.from(noise), jpeg.subarray(8)])
  test.each<[string, number[]]>([
    ['fill bytes', [0xff, 0xff, 0xff]],
    ['many fill bytes', Array.from({ length: 10_000 }, () => 0xff)],
    ['bytes that do not belong there', [0, 1, 0xff, 0, 2]],
    ['a marker without a segment', [0xff, 0xd0]]
  ])('are found behind %s', async (_, noise) => {
    const allowed = withNoise(jpegOf(10_000, 20_000), noise)
    expect((await storedBytesOf('a.jpg', allowed)).equals(allowed)).toBe(true)
    expect(readImageSize(allowed, 'jpeg')).toEqual({ width: 20_000, height: 10_000 })
    const bomb = withNoise(jpegOf(10_001, 20_000), noise)
    await expect(storedBytesOf('a.jpg', bomb)).rejects.toMatchObject({ code: 'file-too-large' })
  })

  test('are found behind a fake first chunk of a PNG', async () => {
    const bomb = pngOf(14_143)
    const hidden = Buffer.concat([bomb.subarray(0, 8), chunk('tEXt', 'a\0b'), bomb.subarray(8)])
    await expect(storedBytesOf('a.png', hidden)).rejects.toMatchObject({
      code: 'file-type-not-allowed'
    })
  })

  test.each<[string, Buffer, Buffer]>([
    ['a.png', pngOf(14_142), pngOf(14_143)],
    ['a.jpg', jpegOf(10_000, 20_000), jpegOf(10_001, 20_000)],
    ['a.gif', gifOf(14_142), gifOf(14_143)],
    ['a.webp', webpOf(14_142), webpOf(14_143)],
    ['a.bmp', bmpOf(14_142), bmpOf(14_143)]
  ])('are refused: %s', async (name, allowed, bomb) => {
    expect(await storedBytesOf(name, allowed)).toBeInstanceOf(Buffer)
    await expect(storedBytesOf(name, bomb)).rejects.toMatchObject({
      code: 'file-too-large',
      message: expect.stringMatching(/^A picture has 200000000 pixels at most, got \d+ × \d+\.$/)
    })
  })
})

describe('A crafted file', () => {
  const PIECE_BYTES = 65_536
  /** Returns the pieces that are written of a file. */
  const piecesOf = async (name: string, bytes: Buffer): Promise<Buffer[]> => {
    const pieces = []
    const { source } = inspect(inPieces(bytes, PIECE_BYTES), name, UPLOAD_MAX_BYTES)
    for await (const piece of source) pieces.push(piece)
    return pieces
  }
  const tiny = FILES.filter(([, shape]) =>
    /empty (chunks|texts)|-byte (segm|marks|boxes|ends)|gaps|nested/.test(shape)
  )

  test.each(tiny.filter(([, shape]) => !shape.includes('256')))(
    '%s of countless tiny parts is refused: %s',
    async (name, _, bytes) => {
      await expect(piecesOf(name, bytes)).rejects.toMatchObject({
        code: 'upload-invalid',
        message: expect.stringContaining('expected parts of at least 256 bytes on average')
      })
    }
  )

  test('small parts are written together', async () => {
    const bytes = png(Array.from({ length: 900 }, () => chunk('abCD', Buffer.alloc(500))))
    const pieces = await piecesOf('a.png', bytes)
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true)
    expect(pieces.length).toBeLessThanOrEqual(bytes.length / PIECE_BYTES + 1)
  })

  test('Exif data whose values overlap is removed as a whole', async () => {
    const [name, , bytes] = FILES.find(([, shape]) => shape.includes('overlapping'))!
    const stored = Buffer.concat(await piecesOf(name, bytes))
    expect(stored.includes('MM\0*')).toBe(false)
    expect(stored).toHaveLength(bytes.length)
  })

  test('a HEIC that lists countless empty ranges is stored as it is', async () => {
    const [name, , bytes] = FILES.find(([, shape]) => shape.includes('ranges'))!
    expect(Buffer.concat(await piecesOf(name, bytes)).equals(bytes)).toBe(true)
  })
})
