import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'
import { bytesOf } from './upload'

const FORM = 'multipart/form-data; boundary=x'
const END = '\r\n--x--\r\n'
const PNG = Buffer.from(bytesOf('png', 100_000)).toString('latin1')

let world: RestWorld
let port: number
let doors: Record<string, { path: string; authorization: string }>

const openVisitor = async (appPath: string) => {
  const { body } = await world.call('POST', `${appPath}/integrations`, { type: 'web' })
  const [appId] = appPath.split('/').slice(-1)
  const session = await world.call('POST', `/sdk/v1/apps/${appId}/sessions`, {
    integrationId: body.integration.id,
    sessionKey: 'a key of 128 random bits or more',
    client: { id: 'device', platform: 'web', info: {} },
    conversation: { messages: [] }
  })
  const { sessionToken, conversations } = session.body
  return {
    path: `/sdk/v1/apps/${appId}/conversations/${conversations[0].id}/files`,
    authorization: `Bearer ${sessionToken}`
  }
}

beforeAll(async () => {
  world = await openRestWorld()
  const { path, appKey } = await world.addApp()
  doors = {
    business: { path: `${path}/attachments`, authorization: basic(appKey) },
    visitor: await openVisitor(path)
  }
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  port = (world.app.server.address() as AddressInfo).port
})
afterAll(() => world.close())

const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`
const field = (name: string, content: string) =>
  part(`content-disposition: form-data; name="${name}"`, content)
const file = (content = PNG, name = 'a.png') =>
  part(`content-disposition: form-data; name="source"; filename="${name}"`, content)
const ID = field('clientMessageId', 'id')
const WHOLE = `${ID}${file()}--x--\r\n`

interface Sent {
  type?: string
  body?: string
  /** Content length in the header. @default the truth */
  length?: number | 'chunked'
}

/**
 * Sends exactly these bytes, disconnects if more was announced, and reads the status; 0 without a
 * response.
 */
const send = async (door: string, { type = FORM, body = WHOLE, length = body.length }: Sent) => {
  const { path, authorization } = doors[door]!
  const framing = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `authorization: ${authorization}`,
    `content-type: ${type}`,
    framing
  ]
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', chunk => (answer += chunk))
  // The connection may be closed while it is written to.
  socket.on('error', () => {})
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  if (Number(length) > body.length) socket.end()
  await once(socket, 'close')
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0)
}
const storedFiles = () => readdir(join(world.folder, 'files'))
/** Without what an earlier connection that hung up may still have on its way out. */
const completeFiles = async () => (await storedFiles()).filter(name => !name.endsWith('.part'))

describe.each(['business', 'visitor'])('A %s', door => {
  test.each<[string, Sent]>([
    ['no boundary', { type: 'multipart/form-data' }],
    ['an empty boundary', { type: 'multipart/form-data; boundary=' }],
    ['another boundary', { type: 'multipart/form-data; boundary=y' }],
    ['an endless boundary', { type: `multipart/form-data; boundary=${'x'.repeat(5_000)}` }],
    ['a mixed form', { type: 'multipart/mixed; boundary=x' }],
    ['nothing', { body: '' }],
    ['an end without a beginning', { body: '--x--\r\n' }],
    ['a form cut at 1 percent', { body: WHOLE.slice(0, WHOLE.length * 0.01) }],
    ['a form cut at 50 percent', { body: WHOLE.slice(0, WHOLE.length * 0.5) }],
    ['a form cut at 99 percent', { body: WHOLE.slice(0, WHOLE.length * 0.99) }],
    ['a form without its last bytes', { body: WHOLE.slice(0, -6) }],
    ['two files', { body: `${ID}${file()}${file()}--x--\r\n` }],
    [
      'a second file of another name',
      {
        body: WHOLE.replace(
          END,
          `\r\n${part('content-disposition: form-data; name="more"; filename="b.png"', PNG)}--x--\r\n`
        )
      }
    ],
    ['a huge field', { body: field('metadata', 'x'.repeat(1_000_000)) + WHOLE }],
    ['a thousand fields', { body: field('more', 'x').repeat(1_000) + WHOLE }],
    ['a field that would change all objects', { body: field('__proto__', 'x') + WHOLE }],
    [
      'a file without a field name',
      { body: `${ID}${part('content-disposition: form-data; filename="a.png"', PNG)}--x--\r\n` }
    ],
    ['a file without a name', { body: `${ID}${file(PNG, '')}--x--\r\n` }],
    ['a file as a field', { body: `${ID}${field('source', PNG.slice(0, 500))}--x--\r\n` }],
    ['a part without a head', { body: `--x\r\n\r\n${PNG}${END}` }],
    ['a head without an end', { body: `--x\r\ncontent-disposition: ${'x'.repeat(1_000_000)}` }],
    [
      'a form in a form',
      {
        body: `${ID}${part('content-disposition: form-data; name="source"\r\ncontent-type: multipart/mixed; boundary=y', `--y\r\ncontent-disposition: file; filename="a.png"\r\n\r\n${PNG.slice(0, 500)}\r\n--y--`)}--x--\r\n`
      }
    ],
    ['bytes at random', { body: Buffer.alloc(50_000, PNG, 'latin1').toString('latin1') }],
    ['fewer bytes than announced', { length: WHOLE.length + 1_000 }],
    ['more bytes than announced', { length: WHOLE.length - 1_000 }],
    ['an invalid length', { length: NaN }],
    ['invalid chunks', { length: 'chunked' }]
  ])('that sends %s is refused, and nothing is stored', async (_, sent) => {
    const before = await completeFiles()
    const status = await send(door, sent)
    const hasHungUp = Number(sent.length) > WHOLE.length
    expect(hasHungUp ? [0, 400] : [400, 413, 415]).toContain(status)
    await expect.poll(storedFiles).toEqual(before)
  })

  test('that sends a complete form is accepted', async () => {
    expect(await send(door, {})).toBe(201)
  })

  test('may send more fields after the file', async () => {
    const before = await completeFiles()
    const body = `${field('clientMessageId', 'other')}${file()}${field('more', 'x')}--x--\r\n`
    expect(await send(door, { body })).toBe(201)
    expect(await completeFiles()).toHaveLength(before.length + 1)
  })
})
