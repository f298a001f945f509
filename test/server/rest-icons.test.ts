import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'
import { bytesOf, iconOf } from './upload'
import { uploadIcon } from './upload-icon'

const EXPECTED = 'must be a JPG, PNG or GIF of at least 200 × 200 pixels, got'

let world: RestWorld
let shop: Awaited<ReturnType<RestWorld['addApp']>>

beforeAll(async () => {
  world = await openRestWorld({ PIPIT_WEBHOOK_PRIVATE: '1' })
  shop = await world.addApp()
})
afterAll(() => world.close())

const create = (fields: object, { path } = shop, from = world) =>
  from.call('POST', `${path}/integrations`, { type: 'web', ...fields })

const jpegOf = (side: number, metadataBytes = 0) => {
  const segments = []
  for (let left = metadataBytes; left > 0; left -= 60_000) {
    const segment = Buffer.alloc(60_004)
    segment.writeUInt32BE(0xffe2ea62)
    segments.push(segment)
  }
  const size = [0xff, 0xc0, 0, 11, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 17, 0]
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, Buffer.from(size)])
}
const gifOf = (side: number) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([side & 255, side >> 8, side & 255, side >> 8])
  ])

describe('An icon on this server', () => {
  test('keeps its file until another one is set', async () => {
    const url = await uploadIcon(world, shop, { name: 'icon.png', bytes: iconOf(200) })
    const { body } = await create({ buttonIconUrl: url })
    const remove = () => world.call('POST', `${shop.path}/attachments/remove`, { mediaUrl: url })
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: 'conflict',
            title: 'This file is a picture of the app, of an integration or of a member.'
          }
        ]
      }
    })
    const integration = `${shop.path}/integrations/${body.integration.id}`
    await world.call('PATCH', integration, { buttonIconUrl: null })
    await world.call('PATCH', shop.path, { iconUrl: url })
    expect((await remove()).status).toBe(409)
    await world.call('PATCH', shop.path, { iconUrl: null })
    expect((await remove()).status).toBe(200)
  })

  test.each([
    ['icon.png', iconOf(200)],
    ['icon.png', iconOf(4_000, 200)],
    ['icon.jpg', jpegOf(200)],
    ['photo.jpg', jpegOf(3_000, 300_000)],
    ['icon.gif', gifOf(200)]
  ])('may be %s', async (name, bytes) => {
    const url = await uploadIcon(world, shop, { name, bytes })
    const { status, body } = await create({ buttonIconUrl: url, businessIconUrl: url })
    expect(status).toBe(201)
    expect(body.integration).toMatchObject({ buttonIconUrl: url, businessIconUrl: url })
  })

  test.each([
    ['icon.png', iconOf(180), '180 × 180'],
    ['icon.png', iconOf(400, 199), '400 × 199'],
    ['icon.jpg', jpegOf(199), '199 × 199'],
    ['icon.gif', gifOf(1), '1 × 1'],
    ['icon.webp', bytesOf('webp'), 'something else'],
    ['icon.svg', '<svg/>', 'something else'],
    ['icon.jpg', bytesOf('jpg'), 'a picture that does not say its size where it begins']
  ])('is refused when it is %s of the wrong type', async (name, bytes, got) => {
    const businessIconUrl = await uploadIcon(world, shop, { name, bytes })
    const { status, body } = await create({ businessIconUrl })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { code: 'bad_request', title: `businessIconUrl ${EXPECTED} ${got}.` }
    ])
  })

  test('is refused when the file does not exist, in each field', async () => {
    const url = `${PUBLIC_URL}/files/${'0'.repeat(32)}/icon.png`
    const { body } = await create({ buttonIconUrl: url, businessIconUrl: url })
    expect(body.errors.map(({ title }: any) => title)).toEqual([
      `buttonIconUrl ${EXPECTED} an address without a file.`,
      `businessIconUrl ${EXPECTED} an address without a file.`
    ])
  })

  test('is checked only when it changes', async () => {
    const buttonIconUrl = await uploadIcon(world, shop)
    const { body } = await create({ buttonIconUrl })
    const fileId = buttonIconUrl.split('/').at(-2)!
    await world.domain.write(({ db }) => db.deleteFrom('files').where('id', '=', fileId).execute())
    const one = `${shop.path}/integrations/${body.integration.id}`
    const patch = async (fields: object) => (await world.call('PATCH', one, fields)).status
    expect(await patch({ buttonIconUrl, displayName: 'Shop' })).toBe(200)
    expect(await patch({ businessIconUrl: buttonIconUrl })).toBe(400)
    expect(await patch({ buttonIconUrl: null })).toBe(200)
    expect(await patch({ buttonIconUrl })).toBe(400)
  })
})

describe('An icon on another server', () => {
  const asked: string[] = []
  let stop = () => {}
  afterEach(() => {
    stop()
    asked.length = 0
  })

  /** Serves images on this machine. */
  const serve = async (answer: RequestListener): Promise<string> => {
    const server = createServer((request, response) => {
      asked.push(request.url!)
      answer(request, response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    stop = () => {
      server.close()
      server.closeAllConnections()
    }
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/icon.png`
  }

  test('is requested once, and only its beginning is read', async () => {
    const url = await serve((_, response) => {
      response.write(iconOf(256))
      for (let part = 0; part < 100; part++) response.write(Buffer.alloc(100_000))
    })
    const { status, body } = await create({ buttonIconUrl: url })
    expect(status).toBe(201)
    expect(asked).toEqual(['/icon.png'])
    const one = `${shop.path}/integrations/${body.integration.id}`
    expect((await world.call('PATCH', one, { buttonIconUrl: url })).status).toBe(200)
    expect(asked).toHaveLength(1)
  })

  test.each<[string, RequestListener, string]>([
    ['too small', (_, response) => response.end(iconOf(180)), '180 × 180'],
    ['a page', (_, response) => response.end('<!doctype html>'), 'something else'],
    [
      'absent',
      (_, response) => response.writeHead(404).end(),
      'the answer 404 instead of a picture'
    ],
    [
      'behind a redirect',
      (_, response) => response.writeHead(302, { location: '/other.png' }).end(),
      'the answer 302 instead of a picture'
    ],
    [
      'cut off',
      request => request.socket.destroy(),
      'no answer: The address cannot be reached: ECONNRESET'
    ]
  ])('is refused when it is %s', async (_, answer, got) => {
    const { status, body } = await create({ buttonIconUrl: await serve(answer) })
    expect(status).toBe(400)
    expect(body.errors[0].title).toBe(`buttonIconUrl ${EXPECTED} ${got}.`)
  })

  test('is not requested on a private network', async () => {
    const url = await serve((_, response) => response.end(iconOf(200)))
    const guarded = await openRestWorld()
    const { status, body } = await create({ buttonIconUrl: url }, await guarded.addApp(), guarded)
    expect(status).toBe(400)
    expect(body.errors[0].title).toContain('is on a network that is not public')
    expect(asked).toEqual([])
    await guarded.close()
  })
})
