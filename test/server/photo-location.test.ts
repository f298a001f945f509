import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSdkWorld, PUBLIC_URL, type SdkWorld, type Visitor } from './sdk-world'
import { sendFile } from './upload'

const LATITUDE = [48, 1, 51, 1, 1234, 100]

let world: SdkWorld
let visitor: Visitor

/** Uploads a photo, and reads the stored file. */
const passThrough = async (id: string, bytes: Buffer): Promise<Buffer> => {
  const { body } = await sendFile(world, visitor, id, { name: 'photo.jpg', bytes })
  const url = String(body.message.mediaUrl).slice(PUBLIC_URL.length)
  const { rawPayload } = await world.server.app.inject({ method: 'GET', url })
  expect(body.message.mediaSize).toBe(rawPayload.length)
  return rawPayload
}

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Exif data with an orientation of 6, and a latitude; one that points too far when `isBroken`. */
const exif = (isLittle: boolean, isBroken = false) => {
  const bytes = Buffer.alloc(100)
  const write16 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  const write32 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at)
  bytes.write(isLittle ? 'II*\0' : 'MM\0*', 'latin1')
  write32(4, 8)
  write16(8, 2)
  // Tag, type, count and value of the orientation, then of the pointer to the location.
  ;[0x0112, 3].forEach((value, index) => write16(10 + index * 2, value))
  write32(14, 1)
  write16(18, 6)
  ;[0x8825, 4].forEach((value, index) => write16(22 + index * 2, value))
  write32(26, 1)
  write32(30, isBroken ? 60_000 : 40)
  write16(40, 1)
  ;[2, 5].forEach((value, index) => write16(42 + index * 2, value))
  write32(46, 3)
  write32(50, 60)
  LATITUDE.forEach((value, index) => write32(60 + index * 4, value))
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), bytes]))
}

const xmp = (content: string) =>
  segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${content}</x>`))
const START = Buffer.from([0xff, 0xd8])
const TABLE = segment(0xdb, Buffer.alloc(67, 1))
/** Image data, in which the same markers have no meaning. */
const PICTURE = Buffer.concat([
  segment(0xda, Buffer.alloc(10)),
  exif(true),
  Buffer.alloc(200_000, 7)
])

const photo = (...segments: Buffer[]) => Buffer.concat([START, ...segments, TABLE, PICTURE])

describe('Photo locations', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    visitor = await world.addVisitor()
  })
  afterAll(() => world.close())

  describe.each([
    ['little', true],
    ['big', false]
  ])('In a photo with %s-endian numbers', (name, isLittle) => {
    test('the location is erased; orientation and image stay', async () => {
      const sent = photo(exif(isLittle))
      const stored = await passThrough(`exif ${name}`, sent)
      const at = START.length + 4 + 6
      const wanted = Buffer.from(sent).fill(0, at + 40, at + 100)
      expect(stored.equals(wanted)).toBe(true)
    })
  })

  test.each([
    ['as it is stored', [], [400, 300]],
    ['as it is shown, where it was taken upright', [exif(true)], [300, 400]],
    ['as it is shown, where big-endian numbers say that', [exif(false)], [300, 400]]
  ])('the size of a photo is noted %s', async (name, before, size) => {
    const frame = segment(0xc0, Buffer.from([8, 300 >> 8, 300 & 255, 400 >> 8, 400 & 255, 1]))
    const bytes = photo(...before, frame)
    const { body } = await sendFile(world, visitor, name, { name: 'photo.jpg', bytes })
    expect([body.message.mediaWidth, body.message.mediaHeight]).toEqual(size)
  })

  test.each([
    ['Exif data that points outside of itself', exif(true, true)],
    ['a description that names a place', xmp('<exif:GPSLatitude>48,51.2N</exif:GPSLatitude>')]
  ])('%s is removed', async (name, bad) => {
    const stored = await passThrough(name, photo(bad))
    expect(stored.equals(photo())).toBe(true)
  })

  test.each([
    ['without any of that', photo()],
    ['with a description that names no place', photo(xmp('<dc:title>Tree</dc:title>'))],
    ['that ends after its first marks', Buffer.concat([START, Buffer.of(0xff)])],
    ['whose header ends too early', Buffer.concat([START, exif(true).subarray(0, 50)])],
    [
      'whose header makes no sense',
      Buffer.concat([START, Buffer.from([0xff, 0xe0, 0, 4, 1, 1, 7])])
    ]
  ])('a photo %s is unchanged', async (name, bytes) => {
    const stored = await passThrough(name, bytes)
    expect(stored.equals(bytes)).toBe(true)
  })
})
