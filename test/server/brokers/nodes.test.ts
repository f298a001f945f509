import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newBoxKey } from '../../../src/server/auth'
import { openBroker } from '../../../src/server/broker'
import { NOTICE } from '../../../src/server/bus'
import { openBus } from '../../../src/server/open-bus'
import { readSettings } from '../../../src/server/settings'
import { type BrokerProgram, startMosquitto } from '../../util/brokers'
import { startTestServer } from '../../util/server'
import { openTcpProxy, type TcpProxy } from '../../util/tcp-proxy'

const LOGIN = 'pipit:change-me'
/** Answer to a client: the broker is not there. Source: MQTT 3.1.1, 3.2.2.3. */
const UNAVAILABLE = Buffer.from([0x20, 2, 0, 3])
/** First bytes of packets of a client. Source: MQTT 3.1.1, 3.1 and 3.8. */
const [CONNECT, SUBSCRIBE] = [0x10, 0x82]
const ACCEPTED = Buffer.from([0x20, 2, 0, 0])
/** Answer to the subscription of this number. Source: MQTT 3.1.1, 3.9. */
const refusal = (id: Buffer) => Buffer.from([0x90, 3, ...id, 0x80])

const silent = pino({ enabled: false })
const key = newBoxKey()
let broker: BrokerProgram
/** Stand for two nodes of a cluster. */
let links: [TcpProxy, TcpProxy]
let urls: string[]

const listenOn = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Opens a node that takes connections, and refuses each subscription. */
const openRefusing = async () => {
  const node = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', packet => {
      if (packet[0] === CONNECT) socket.write(ACCEPTED)
      if (packet[0] === SUBSCRIBE) socket.write(refusal(packet.subarray(2, 4)))
    })
  })
  return { node, url: `mqtt://${LOGIN}@127.0.0.1:${await listenOn(node)}` }
}

const open = async (to: string[]) => {
  const { bus, close } = await openBroker(to, key, silent)
  onTestFinished(close)
  const heard: unknown[] = []
  bus.subscribe('users/one', payload => void heard.push(payload))
  return { ...bus, heard }
}

beforeAll(async () => {
  broker = await startMosquitto()
})
afterAll(() => broker.close())
beforeEach(async () => {
  const port = Number(new URL(broker.url).port)
  links = [await openTcpProxy(port), await openTcpProxy(port)]
  urls = links.map(link => `mqtt://${LOGIN}@127.0.0.1:${link.port}`)
  return () => Promise.all(links.map(link => link.close()))
})

describe('A broker of several nodes', () => {
  test('goes on with another one when its node is gone', async () => {
    const here = await open(urls)
    const there = await open([broker.url])

    links[0].setDown(true)
    await expect.poll(() => here.heard).toEqual([NOTICE])
    here.publish('users/one', 'from here')
    await expect.poll(() => there.heard).toContain('from here')
    there.publish('users/one', 'from there')
    await expect.poll(() => here.heard).toContain('from there')

    links[0].setDown(false)
    links[1].setDown(true)
    await expect.poll(() => here.heard.at(-1)).toBe(NOTICE)
  })

  test('is reached while the first node is away', async () => {
    links[0].setDown(true)
    const here = await open(urls)
    const there = await open([broker.url])

    there.publish('users/one', 'hello')
    await expect.poll(() => here.heard).toContain('hello')
  })

  test('is not reached while all are away', async () => {
    for (const link of links) link.setDown(true)
    await expect(open(urls)).rejects.toThrow()
  })

  test('goes on after a node that refuses for a time', async () => {
    const refusing = createServer(socket => {
      socket.on('error', () => {})
      socket.once('data', () => socket.end(UNAVAILABLE))
    })
    const port = await listenOn(refusing)
    const here = await open([urls[0]!, `mqtt://${LOGIN}@127.0.0.1:${port}`])
    const asked = once(refusing, 'connection')

    links[0].cut()
    await asked

    await expect.poll(() => here.heard).toEqual([NOTICE])
  })

  test('is reached over another one than that which refuses the subscription', async () => {
    const { url } = await openRefusing()
    const here = await open([url, urls[0]!])
    const there = await open([broker.url])

    there.publish('users/one', 'hello')
    await expect.poll(() => here.heard).toContain('hello')
    await expect(open([url])).rejects.toThrow()
  })

  test('goes on after a node that takes the connection, and refuses the subscription', async () => {
    const { node, url } = await openRefusing()
    const here = await open([urls[0]!, url])
    const asked = once(node, 'connection')

    links[0].cut()
    await asked

    await expect.poll(() => here.heard).toEqual([NOTICE])
  })

  test('is named at the start with all of them, and without the password', async () => {
    const settings = readSettings({ PIPIT_BROKER_URL: urls.join(',') }, '')
    const { description, close } = await openBus(settings, {
      ownMqttUrl: 'ws://own/mqtt',
      key,
      log: silent
    })
    await close()
    expect(description).toBe(
      `mqtt://127.0.0.1:${links[0].port} or mqtt://127.0.0.1:${links[1].port} carries notices between processes`
    )
  })
})

describe('A server whose broker has several nodes', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pipit-nodes-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const makeCertificate = (name: string) => {
    const file = join(folder, 'certificate.pem')
    const keyFile = join(folder, 'key.pem')
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${name} -addext subjectAltName=${name} -keyout ${keyFile} -out ${file}`
    execFileSync('openssl', words.split(' '), { stdio: 'ignore' })
    return { cert: readFileSync(file, 'utf8'), key: readFileSync(keyFile, 'utf8') }
  }

  /** Speaks TLS in front of a node. */
  const openTls = (link: TcpProxy, certificate: ReturnType<typeof makeCertificate>) =>
    listenOn(
      createTlsServer(certificate, socket => {
        const node = connect(link.port, '127.0.0.1')
        socket.on('error', () => {}).on('close', () => node.destroy())
        node.on('error', () => {}).on('close', () => socket.destroy())
        socket.pipe(node).pipe(socket)
      })
    )

  test('trusts each by its own name, and is ready again over another one', async () => {
    const certificates = [
      makeCertificate('DNS:localhost'),
      makeCertificate('IP:127.0.0.1')
    ] as const
    const trusted = join(folder, 'trusted.pem')
    writeFileSync(trusted, certificates.map(({ cert }) => cert).join(''))
    const first = await openTls(links[0], certificates[0])
    const second = await openTls(links[1], certificates[1])
    const nodes = [`mqtts://${LOGIN}@localhost:${first}`, `mqtts://${LOGIN}@127.0.0.1:${second}`]
    const server = await startTestServer({
      env: { PIPIT_BROKER_URL: nodes.join(','), NODE_EXTRA_CA_CERTS: trusted }
    })
    onTestFinished(() => server.stop())
    const readiness = async () => (await fetch(`${server.url}/readyz`)).status

    for (const link of links) link.setDown(true)
    await expect.poll(readiness).toBe(503)
    links[1].setDown(false)
    await expect.poll(readiness).toBe(200)
  })
})
