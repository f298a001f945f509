import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { basic, openRestWorld, type RestWorld } from './rest-world'
import { longTest } from '../browser/short-run'

const JUNK = 'x'.repeat(50_000)
const FOR_REALTIME =
  'GET /realtime HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'

let world: RestWorld
let sockets: Socket[]

const dial = async (): Promise<Socket> => {
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket.on('error', () => {}))
  await once(socket, 'connect')
  return socket
}

/** Reads until the text has come. */
const readUntil = async (socket: Socket, text: string): Promise<string> => {
  let read = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += String(chunk)
    if (read.includes(text)) return read
  }
  throw new Error(`The connection ended after: ${read}`)
}

const isWell = async () => {
  const socket = await dial()
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  return (await readUntil(socket, '\r\n\r\n')).startsWith('HTTP/1.1 200')
}

/** Uses up the limit, so that the next connection is refused. */
const useUpConnects = async () => {
  const socket = await dial()
  socket.write(`${FOR_REALTIME}\r\n`)
  await readUntil(socket, 'HTTP/1.1 400')
}

describe('Upgrade requests', () => {
  beforeEach(async () => {
    world = await openRestWorld({ PIPIT_RATE_CONNECTS: '1/1' })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    sockets = []
  })
  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    await world.close()
  })

  describe('A client that requests an upgrade, sends junk and disconnects', () => {
    test.each([
      ['at an address without one', FOR_REALTIME.replace('/realtime', '/x'), ''],
      ['with too many headers', FOR_REALTIME + 'a:b\r\n'.repeat(1_500), ' 431 '],
      ['past the limit', FOR_REALTIME, ' 429 ']
    ])('%s leaves the server working', async (_where, request, answer) => {
      await useUpConnects()
      const closed: Promise<unknown>[] = []
      world.app.server.on(
        'connection',
        (socket: Socket) => void closed.push(new Promise(resolve => socket.once('close', resolve)))
      )
      for (let count = 0; count < 5; count++) {
        const socket = await dial()
        socket.write(`${request}\r\n${JUNK}`)
        if (answer) await readUntil(socket, answer)
        socket.resetAndDestroy()
      }
      await Promise.all(closed)
      expect(await isWell()).toBe(true)
    })
  })

  test('from a refused client that stays are closed', async () => {
    await useUpConnects()
    const socket = await dial()
    const arrived = once(world.app.server, 'upgrade')
    socket.write(`${FOR_REALTIME}\r\n`)
    const [, served] = await arrived
    await once(served, 'close')
    expect(await isWell()).toBe(true)
  })

  describe('An upgrade to an unsupported protocol', () => {
    const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n'

    test('is ignored, with a body too, and the connection continues', async () => {
      const body = JSON.stringify({ displayName: 'Boutique “Ü”' })
      const create =
        `POST /v2/apps HTTP/1.1\r\nHost: a\r\nauthorization: ${basic(world.accountKey)}\r\n` +
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
      const socket = await dial()
      for (let count = 0; count < 20; count++) {
        socket.write(`${create}${upgrade}\r\n${body.slice(0, 9)}`)
        socket.write(body.slice(9))
        const answer = await readUntil(socket, '“Ü”')
        expect(answer).toMatch(/^HTTP\/1.1 201 /)
      }
    })

    longTest('is ignored at the address of WebSockets as well', async () => {
      const socket = await dial()
      socket.write(`GET /realtime HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)
      expect(await readUntil(socket, 'nothing at this address')).toMatch(/^HTTP\/1.1 404 /)
    })

    test('leaves nothing behind on its connection', async () => {
      const socket = await dial()
      const served = once(world.app.server, 'connection')
      const ask = async () => {
        socket.write(`GET /healthz HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)
        await readUntil(socket, '\r\n\r\n')
      }
      await ask()
      const [server] = (await served) as [Socket]
      const count = () =>
        server.eventNames().reduce((sum, name) => sum + server.listenerCount(name), 0)
      const before = count()
      await ask()
      await ask()
      expect(count()).toBe(before)
    })
  })
})
