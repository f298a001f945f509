import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSdkWorld, PUBLIC_URL, type SdkWorld, type Visitor } from './sdk-world'
import { bytesOf, sendFile } from './upload'

let world: SdkWorld
let visitor: Visitor
let url: string

const BYTES = Buffer.from(bytesOf('png', 1000))

const send = async (name: string, bytes: Uint8Array | string) => {
  const { body } = await sendFile(world, visitor, name, { name, bytes })
  return String(body.message.mediaUrl).slice(PUBLIC_URL.length)
}
const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.server.app.inject({ method, url: path, headers })

describe('Served files', () => {
  beforeAll(async () => {
    world = await openSdkWorld()
    visitor = await world.addVisitor()
    url = await send('tree.png', BYTES)
  })
  afterAll(() => world.close())

  test('a file is served to every page, cached forever and never sniffed', async () => {
    const { statusCode, headers, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual(BYTES)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': '1000',
      'content-disposition': `inline; filename="tree.png"; filename*=UTF-8''tree.png`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/)
    })
  })

  test.each([
    ['photo.jpg', 'jpg', 'inline'],
    ['photo.heic', 'heic', 'inline'],
    ['film.mp4', 'mp4', 'inline'],
    ['song.mp3', 'mp3', 'inline'],
    ['paper.pdf', 'pdf', 'attachment'],
    ['pack.zip', 'zip', 'attachment']
  ])('%s is served %3$s', async (name, type, how) => {
    const { headers } = await get(await send(name, bytesOf(type)))
    expect(headers['content-disposition']).toBe(
      `${how}; filename="${name}"; filename*=UTF-8''${name}`
    )
  })

  test.each(['svg', 'xml', 'txt', 'csv', 'eml', 'yml'])(
    'a type that could run in a browser, such as %s, is always a download',
    async ending => {
      const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      const { headers } = await get(await send(`a.${ending}`, script))
      expect(headers['content-disposition']).toMatch(/^attachment;/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  )

  test('a name of any characters is returned, and breaks no header', async () => {
    const path = await send(`Übersicht "2" (d'été) 100%; x.txt`, 'text')
    const { statusCode, headers } = await get(path)
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="_bersicht _2_ (d'_t_) 100_; x.txt"; ` +
        `filename*=UTF-8''%C3%9Cbersicht%20%222%22%20%28d%27%C3%A9t%C3%A9%29%20100%25%3B%20x.txt`
    )
  })

  test('HEAD returns the same headers without the bytes', async () => {
    const { statusCode, headers, rawPayload } = await get(url, {}, 'HEAD')
    expect([statusCode, headers['content-length'], rawPayload.length]).toEqual([200, '1000', 0])
  })

  describe('A range of a file', () => {
    test.each([
      ['bytes=0-0', 0, 0],
      ['bytes=0-99', 0, 99],
      ['bytes=990-', 990, 999],
      ['bytes=-10', 990, 999],
      ['bytes=-5000', 0, 999],
      ['bytes=500-5000', 500, 999]
    ])('is served for %s', async (range, start, end) => {
      const { statusCode, headers, rawPayload } = await get(url, { range })
      expect(statusCode).toBe(206)
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/1000`)
      expect(rawPayload).toEqual(BYTES.subarray(start, end + 1))
    })

    test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
      'that is not satisfiable, %s, is answered with 416',
      async range => {
        const { statusCode, headers, rawPayload } = await get(url, { range })
        expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */1000'])
        expect(rawPayload).toHaveLength(0)
      }
    )

    test.each(['bytes=5-1', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'nonsense'])(
      'that is invalid, %s, returns the whole file',
      async range => {
        const { statusCode, rawPayload } = await get(url, { range })
        expect([statusCode, rawPayload.length]).toEqual([200, 1000])
      }
    )

    test('applies to the requested version, else the whole file is returned', async () => {
      const etag = String((await get(url)).headers.etag)
      const range = 'bytes=0-9'
      expect((await get(url, { range, 'if-range': etag })).statusCode).toBe(206)
      expect((await get(url, { range, 'if-range': '"other"' })).statusCode).toBe(200)
    })
  })

  test('a client that has a file already is not sent it again', async () => {
    const etag = String((await get(url)).headers.etag)
    const { statusCode, rawPayload } = await get(url, { 'if-none-match': etag })
    expect([statusCode, rawPayload.length]).toEqual([304, 0])
  })

  test.each([
    ['another name', (path: string) => path.replace('tree', 'bush')],
    ['another id', (path: string) => path.replace(/[0-9a-f]{32}/, 'f'.repeat(32))],
    ['no id', (path: string) => path.replace(/[0-9a-f]{32}/, '..')],
    ['a way out', (path: string) => path.replace(/[0-9a-f]{32}/, '..%2f..%2fpipit.sqlite')],
    ['the id of a half-written file', (path: string) => path.replace('/tree', '.part/tree')]
  ])('under %s there is no file', async (_, change) => {
    const { statusCode, headers } = await get(change(url))
    expect(statusCode).toBe(404)
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store')
  })

  test('a file that is missing on the disk is answered as unknown', async () => {
    const path = await send('lost.png', BYTES)
    await rm(join(world.server.filesDir, path.split('/')[2]!))
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
