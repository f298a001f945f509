import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createOutbound, isPublicAddress, type OutboundOptions } from '../../src/server/outbound'

const PUBLIC = ['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111']

const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:1.1.1.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd00:ec2::23',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1'
]

/** Loopback, private and metadata addresses, and invalid ones. */
const REFUSED_TARGETS = [
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://shop.localhost/',
  'https://ann:secret@example.com/',
  'https://ann@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/plain,hello',
  '//example.com/',
  'not an address',
  'https://hooks.example.com/a b',
  'https://hooks.example.com/a\tb',
  'https://hooks.exam\nple.com/',
  'https://hooks.example.com/\r\n',
  ' https://hooks.example.com/',
  'https://hooks.example.com/\u0000',
  ''
]

let servers: Server[] = []
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  servers = []
})

/** A server on loopback that counts its connections. */
const listen = async (answer: RequestListener = (_request, reply) => reply.end('hello')) => {
  const server = createServer(answer)
  const canary = { connections: 0, port: 0 }
  server.on('connection', () => canary.connections++)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  canary.port = (server.address() as AddressInfo).port
  servers.push(server)
  return canary
}

/** Resolves every name to the given addresses, one call after the other, and counts the calls. */
const resolving = (...answers: string[][]) => {
  const asked: string[] = []
  const resolve: OutboundOptions['resolve'] = async hostname => {
    asked.push(hostname)
    return answers[Math.min(asked.length, answers.length) - 1]!
  }
  return { resolve, asked }
}

/** Metadata addresses of clouds; private networks do not include them. */
const METADATA = [
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::23',
  'fd00:ec2::254',
  'fd00:ec2::254%1',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '::ffff:a83f:8110',
  '::169.254.169.254',
  '::ffff:0:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::a9fe:a9fe',
  '64:ff9b:1:2:3:4:169.254.169.254',
  '64:ff9b:1:a9fe:a9:fe00::',
  '64:ff9b:1:a9:fe:a9fe::1',
  '64:ff9b:1:2:a9:fea9:fe00:0',
  '64:ff9b:1::a83f:8110',
  'fd00:ec2::253',
  '2002:a9fe:a9fe::1'
]

const refused = { name: 'OutboundError', code: 'refused-target' }

describe('An address', () => {
  test.each(PUBLIC)('%s is public', address => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each(NOT_PUBLIC)('%s is not', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('An outbound request', () => {
  test.each(REFUSED_TARGETS)(
    'refuses %j when it is configured and when it is requested',
    async target => {
      const { resolve, asked } = resolving(['1.1.1.1'])
      const outbound = createOutbound({ allowPrivate: false, resolve })
      expect(() => outbound.checkTarget(target)).toThrow(expect.objectContaining(refused))
      await expect(outbound.request(target)).rejects.toMatchObject(refused)
      expect(asked).toEqual([])
    }
  )

  test.each(NOT_PUBLIC)('refuses a name that resolves to %s', async address => {
    const outbound = createOutbound({ allowPrivate: false, ...resolving([address]) })
    outbound.checkTarget('https://hooks.example.com/')
    await expect(outbound.request('https://hooks.example.com/')).rejects.toMatchObject(refused)
  })

  test.each(METADATA)('refuses %s even where private networks are allowed', async address => {
    const outbound = createOutbound({ allowPrivate: true, ...resolving([address]) })
    await expect(outbound.request('https://hooks.example.com/')).rejects.toMatchObject(refused)
    if (address.includes('%')) return
    const target = `http://${address.includes(':') ? `[${address}]` : address}/latest/meta-data/`
    expect(() => outbound.checkTarget(target)).toThrow(expect.objectContaining(refused))
  })

  test('reaches other private networks where they are allowed', () => {
    const outbound = createOutbound({ allowPrivate: true })
    for (const host of ['10.0.0.1', '192.168.1.1', '[fd00::1]', '[::1]', '[::ffff:7f00:1]']) {
      expect(() => outbound.checkTarget(`http://${host}/`)).not.toThrow()
    }
  })

  test('never reaches loopback by a name, nor by a mix of public and private addresses', async () => {
    const canary = await listen()
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::ffff:127.0.0.1']]) {
      const outbound = createOutbound({ allowPrivate: false, ...resolving(addresses) })
      const target = `http://hooks.example.com:${canary.port}/`
      await expect(outbound.request(target)).rejects.toMatchObject(refused)
    }
    expect(canary.connections).toBe(0)
  })

  test('connects to the checked address, even when the name resolves to another by then', async () => {
    const [first, second] = [await listen(), await listen()]
    const { resolve, asked } = resolving(['127.0.0.1'], ['127.0.0.2'])
    const outbound = createOutbound({ allowPrivate: true, resolve })
    const answer = await outbound.request(`http://hooks.example.com:${first.port}/`)
    expect({ status: answer.status, body: String(answer.body) }).toEqual({
      status: 200,
      body: 'hello'
    })
    expect(asked).toEqual(['hooks.example.com'])
    expect(second.connections).toBe(0)
  })

  test('sends the host name as given', async () => {
    let host: string | undefined
    const { port } = await listen((request, reply) => {
      host = request.headers.host
      reply.end()
    })
    const outbound = createOutbound({ allowPrivate: true, ...resolving(['127.0.0.1']) })
    await outbound.request(`http://hooks.example.com:${port}/`)
    expect(host).toBe(`hooks.example.com:${port}`)
  })

  test('follows no redirect', async () => {
    const canary = await listen()
    const location = `http://127.0.0.1:${canary.port}/`
    const { port } = await listen((_request, reply) => reply.writeHead(307, { location }).end())
    const outbound = createOutbound({ allowPrivate: true })
    const { status, headers } = await outbound.request(`http://127.0.0.1:${port}/`)
    expect({ status, location: headers.location }).toEqual({ status: 307, location })
    expect(canary.connections).toBe(0)
  })

  test('sends method, headers and body', async () => {
    const got: unknown[] = []
    const { port } = await listen(async (request, reply) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      got.push(request.method, request.url, request.headers['x-api-key'], body)
      reply.end()
    })
    await createOutbound({ allowPrivate: true }).request(`http://127.0.0.1:${port}/in?a=1`, {
      method: 'POST',
      headers: { 'x-api-key': 'key' },
      body: '{"é":1}'
    })
    expect(got).toEqual(['POST', '/in?a=1', 'key', '{"é":1}'])
  })

  test('reads at most the allowed number of bytes', async () => {
    const { port } = await listen((_request, reply) => reply.end('x'.repeat(100)))
    const { request } = createOutbound({ allowPrivate: true })
    const target = `http://127.0.0.1:${port}/`
    expect((await request(target, { maxBytes: 100 })).body).toHaveLength(100)
    await expect(request(target, { maxBytes: 99 })).rejects.toMatchObject({ code: 'too-large' })
    const cut = await request(target, { maxBytes: 99, overflow: 'cut' })
    expect(cut.body).toHaveLength(99)
  })

  test.each<[string, RequestListener]>([
    ['before', () => {}],
    ['in the midst of', (_request, reply) => void reply.write('x')]
  ])('times out %s the response', async (_when, answer) => {
    const { port } = await listen(answer)
    const { request } = createOutbound({ allowPrivate: true })
    await expect(request(`http://127.0.0.1:${port}/`, { timeoutMs: 30 })).rejects.toMatchObject({
      code: 'timeout'
    })
  })

  test('times out when a name resolves too slowly', async () => {
    const resolve = () => new Promise<never>(() => {})
    const { request } = createOutbound({ allowPrivate: true, resolve })
    await expect(request('http://example.com/', { timeoutMs: 10 })).rejects.toMatchObject({
      code: 'timeout'
    })
  })

  test('rejects with the reason of its abort signal', async () => {
    const stop = new AbortController()
    const { port } = await listen(() => stop.abort(new Error('we stop')))
    const { request } = createOutbound({ allowPrivate: true })
    await expect(request(`http://127.0.0.1:${port}/`, { signal: stop.signal })).rejects.toThrow(
      'we stop'
    )
  })

  test('reports that a name or server does not exist', async () => {
    const canary = await listen()
    servers.pop()!.close()
    const { request } = createOutbound({ allowPrivate: true, ...resolving(['127.0.0.1'], []) })
    for (const target of [`http://example.com:${canary.port}/`, 'http://nowhere.example/']) {
      await expect(request(target)).rejects.toMatchObject({ code: 'unreachable' })
    }
  })

  test('refuses a certificate for another name', async () => {
    const { port } = await listen()
    const { request } = createOutbound({ allowPrivate: true })
    await expect(request(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'unreachable'
    })
  })
})
