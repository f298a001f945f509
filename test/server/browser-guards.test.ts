import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basic, openRestWorld, PUBLIC_URL, type RestWorld } from './rest-world'

let world: RestWorld
let secure: RestWorld
let signedIn: Record<string, string>

beforeAll(async () => {
  world = await openRestWorld({ PIPIT_CONNECTIONS: '3' })
  secure = await openRestWorld({
    PIPIT_PUBLIC_URL: 'https://chat.example.com',
    PIPIT_ALLOWED_HOSTS: 'chat.example.com',
    PIPIT_SECURITY_CONTACT: 'mailto:security@example.com'
  })
  signedIn = await world.signIn()
})
afterAll(async () => {
  await world.close()
  await secure.close()
})

const get = (from: RestWorld, url: string, headers: Record<string, string> = {}) =>
  from.app.inject({ method: 'GET', url, headers })

describe('Browsers', () => {
  test.each(['/', '/healthz', '/v2/apps', '/sdk/v1/regions', '/files/x/y', '/nothing'])(
    'are told at %s what not to do with the answer',
    async url => {
      const { headers } = await get(world, url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers).not.toHaveProperty('strict-transport-security')
      const { headers: ofSecure } = await get(secure, url)
      expect(ofSecure['strict-transport-security']).toBe('max-age=31536000')
    }
  )

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    [PUBLIC_URL, 200],
    ['http://localhost:8080', 200],
    // A proxy may speak HTTPS for the server.
    ['https://localhost:8080', 200],
    ['http://localhost:8081', 403]
  ])('of a page at %s use the console with cookie and token: %i', async (origin, status) => {
    const headers = { ...signedIn, origin, host: 'localhost:8080' }
    expect((await get(world, '/v2/apps', headers)).statusCode).toBe(status === 200 ? 403 : status)
    expect((await get(world, '/console/api/me', headers)).statusCode).toBe(status)
  })

  test.each([
    ['https://chat.example.com', 401],
    ['http://chat.example.com', 403],
    ['https://chat.example.com:8443', 403]
  ])('of a page at %s sign in to a server with a public address: %i', async (origin, status) => {
    const { statusCode } = await secure.app.inject({
      method: 'POST',
      url: '/console/api/session',
      headers: { origin, host: 'chat.example.com' },
      payload: { email: 'ann@example.com', password: 'a wrong password' }
    })
    expect(statusCode).toBe(status)
  })

  test.each([
    ['localhost:8080', 200],
    ['127.0.0.1', 200],
    ['[::1]:8080', 200],
    ['pipit:8080', 200],
    ['rebound.evil.example', 421]
  ])('that call a server of this machine %s get %i', async (host, status) => {
    expect((await get(world, '/healthz', { host })).statusCode).toBe(status)
  })

  test('reach a public server by the listed names', async () => {
    expect((await get(secure, '/healthz', { host: 'chat.example.com' })).statusCode).toBe(200)
    expect((await get(secure, '/healthz', { host: 'other.example.com' })).statusCode).toBe(421)
  })

  test('reach a public server for messages by the same names', async () => {
    const { port } = new URL(await secure.app.listen({ host: '127.0.0.1', port: 0 }))
    const upgrade = async (host: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
      socket.write(
        `GET /realtime HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n`
      )
      const [head] = await once(socket, 'data')
      socket.destroy()
      return String(head).split('\r\n')[0]
    }
    expect(await upgrade('chat.example.com')).toBe('HTTP/1.1 101 Switching Protocols')
    expect(await upgrade(`127.0.0.1:${port}`)).toBe('HTTP/1.1 101 Switching Protocols')
    expect(await upgrade('evil.example')).toBe('HTTP/1.1 421 Misdirected Request')
  })
})

describe('A server', () => {
  test('names its contact for security problems where it has one', async () => {
    const { body } = await get(secure, '/.well-known/security.txt')
    expect(body).toMatch(/^Contact: mailto:security@example.com\nExpires: \d{4}-.*Z\n/)
    expect((await get(world, '/.well-known/security.txt')).statusCode).toBe(404)
  })

  test('keeps a bounded number of connections of one address', async () => {
    const { port } = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))
    const open = async () => {
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }
    const sockets = [await open(), await open(), await open()]
    const [fourth] = [await open()]
    await once(fourth, 'close')
    const [first] = sockets
    first!.destroy()
    await expect
      .poll(async () => {
        const socket = await open()
        socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
        const chunks = await socket.toArray().catch(() => [])
        return Buffer.concat(chunks).toString()
      })
      .toContain('200 OK')
    for (const socket of sockets) socket.destroy()
  })

  test('behind a proxy keeps a bounded number of streams of one caller', async () => {
    const proxied = await openRestWorld({ PIPIT_CONNECTIONS: '2', PIPIT_TRUST_PROXY: '1' })
    const { path } = await proxied.addApp()
    const url = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const authorization = basic(proxied.accountKey)
    const open = async (address: string) => {
      const closing = new AbortController()
      const { status, headers } = await fetch(`${url}${path}/events`, {
        headers: { authorization, 'x-forwarded-for': address },
        signal: closing.signal
      })
      return { status, retryAfter: headers.get('retry-after'), close: () => closing.abort() }
    }
    const [first, second] = [await open('192.0.2.1'), await open('192.0.2.1')]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await open('192.0.2.1')).toMatchObject({ status: 429, retryAfter: '1' })
    const other = await open('192.0.2.2')
    expect(other.status).toBe(200)
    first.close()
    const again = () => open('192.0.2.1').then(async stream => (stream.close(), stream.status))
    await expect.poll(again).toBe(200)
    second.close()
    other.close()
    await proxied.close()
  })

  test('bounds the streams of a home that has many IPv6 networks', async () => {
    const proxied = await openRestWorld({ PIPIT_CONNECTIONS: '1', PIPIT_TRUST_PROXY: '1' })
    const { path } = await proxied.addApp()
    const url = await proxied.app.listen({ host: '127.0.0.1', port: 0 })
    const authorization = basic(proxied.accountKey)
    const closing = new AbortController()
    const open = async (address: string) => {
      const { status } = await fetch(`${url}${path}/events`, {
        headers: { authorization, 'x-forwarded-for': address },
        signal: closing.signal
      })
      return status
    }
    const openEach = async (addresses: string[]) => {
      const statuses = []
      for (const address of addresses) statuses.push(await open(address))
      return statuses
    }
    const subnet = (number: number) => `2001:db8:1:${number.toString(16)}::1`
    const ofOne56 = [0, 1, 2, 3, 4].map(subnet)
    const ofOne48 = Array.from({ length: 13 }, (_, index) => subnet((index + 1) * 0x100))

    expect(await openEach(ofOne56)).toEqual([200, 200, 200, 200, 429])
    expect(await openEach(ofOne48)).toEqual([...Array<number>(12).fill(200), 429])
    expect(await open('2001:db8:2::1')).toBe(200)
    closing.abort()
    await proxied.close()
  })
})
