import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clamd, EICAR, SIGNATURE, startClamd } from '../util/clamd'
import { basic, openRestWorld, PUBLIC_URL } from './rest-world'
import { openSdkWorld } from './sdk-world'
import { formOf, type Sample, sendFile } from './upload'

const MEGABYTE = 1024 * 1024
/** A file with the signature in its middle. */
const INFECTED = `${'x'.repeat(200_000)}${EICAR}${'x'.repeat(200_000)}`

let clamd: Clamd

/** A business whose files are scanned at an address. */
const openWorld = async (PIPIT_CLAMD_URL: string) => {
  const world = await openRestWorld({ PIPIT_CLAMD_URL })
  const { path, appKey } = await world.addApp()
  return {
    close: world.close,
    logged: world.logged,
    storedFiles: () => readdir(join(world.folder, 'files')),
    read: (mediaUrl: string) =>
      world.app.inject({ method: 'GET', url: mediaUrl.slice(PUBLIC_URL.length) }),
    async upload(bytes: Sample['bytes']) {
      const { body, headers } = await formOf({}, { name: 'a.txt', bytes })
      const authorization = basic(appKey)
      return world.call('POST', `${path}/attachments`, body, { ...headers, authorization })
    }
  }
}

describe('Virus scans', () => {
  beforeAll(async () => {
    clamd = await startClamd(1)
  })
  afterAll(() => clamd.stop())

  describe.each(['tcp', 'unix'] as const)('With a scanner at a %s address', kind => {
    let world: Awaited<ReturnType<typeof openWorld>>
    beforeAll(async () => {
      world = await openWorld(clamd[kind])
    })
    afterAll(() => world.close())

    test('a clean file is stored unchanged', async () => {
      const bytes = 'clean '.repeat(100_000)
      const { status, body } = await world.upload(bytes)
      expect(status).toBe(201)
      expect((await world.read(body.attachment.mediaUrl)).body).toBe(bytes)
    })

    test('an infected file is refused with the name of the virus, and not stored', async () => {
      const before = await world.storedFiles()
      const { status, body } = await world.upload(INFECTED)
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        { code: 'bad_request', title: `The file may be harmful: ${SIGNATURE}.UNOFFICIAL.` }
      ])
      expect(await world.storedFiles()).toEqual(before)
    })

    test('a file larger than the scanner accepts is refused, and the log names the remedy', async () => {
      const before = await world.storedFiles()
      expect((await world.upload('x'.repeat(3 * MEGABYTE))).status).toBe(503)
      expect(await world.storedFiles()).toEqual(before)
      expect(world.logged().join('')).toMatch(/StreamMaxLength|size limit/)
    })
  })

  test('a visitor is shown that the file is infected', async () => {
    const world = await openSdkWorld({ env: { PIPIT_CLAMD_URL: clamd.tcp } })
    const visitor = await world.addVisitor()
    const { status, body } = await sendFile(world, visitor, 'id', {
      name: 'a.txt',
      bytes: INFECTED
    })
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'file-infected' })
    await world.close()
  })

  test('without the scanner nothing is stored, and a repeated upload is stored later', async () => {
    const port = Number(new URL(clamd.tcp).port)
    const away = await openWorld(`tcp://127.0.0.1:${port}`)
    await clamd.stop()
    const { status, headers, body } = await away.upload('clean')
    expect({ status, code: body.errors[0].code }).toEqual({ status: 503, code: 'unavailable' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(await away.storedFiles()).toEqual([])
    await away.close()
    clamd = await startClamd(1)
  })

  describe('A scanner with an invalid answer', () => {
    test.each([
      ['says nothing', '', 0],
      ['says something else', 'UNKNOWN COMMAND\0', 0],
      ['does not end its answer', 'stream: OK', 0],
      ['sends an endless answer', 'x'.repeat(100_000), 0],
      ['disconnects in the middle', '', 1]
    ])('stores nothing: one that %s', async (_, answer, afterBytes) => {
      const server = createServer(socket => {
        let bytes = 0
        socket.on('error', () => {})
        socket.on('data', chunk => {
          bytes += chunk.length
          if (afterBytes || chunk.subarray(-4).equals(Buffer.alloc(4))) socket.end(answer)
        })
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const world = await openWorld(`tcp://127.0.0.1:${port}`)
      expect((await world.upload('x'.repeat(500_000))).status).toBe(503)
      expect(await world.storedFiles()).toEqual([])
      await world.close()
      server.close()
    })
  })
})
