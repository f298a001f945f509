import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ConfigAnswer, SessionAnswer } from '../../../src/protocol'
import { type Rabbit, startRabbit } from '../../util/brokers'
import { freePort } from '../../util/free-port'
import { makeWebIntegration } from '../../util/rest'
import { startTestServer, type TestServer } from '../../util/server'
import { openTcpProxy, type TcpProxy } from '../../util/tcp-proxy'
import { connectMqtt, type MqttLogin, type MqttVisitor, topicOf } from '../mqtt-client'
import { sessionBody, text } from '../sdk-world'

/** Connections of visitors that this RabbitMQ takes. */
const VISITORS_MAX = 200

type Integration = Awaited<ReturnType<typeof makeWebIntegration>>
interface Visitor {
  userId: string
  token: string
  conversationId: string
}

let port: number
let rabbit: Rabbit
/** Between the server and RabbitMQ; visitors reach RabbitMQ directly. */
let link: TcpProxy
let server: TestServer
let shop: Integration
let visitor: Visitor

const startServer = (dataDir?: string) =>
  startTestServer({
    port,
    ...(dataDir && { dataDir }),
    env: {
      PIPIT_BROKER_URL: rabbit.url.replace(/\d+$/, String(link.port)),
      PIPIT_MQTT_PUBLIC_URL: rabbit.visitorsUrl
    }
  })

const call = async (path: string, body?: object, token?: string) => {
  const answer = await fetch(`${server.url}/sdk/v1/apps/${shop.appId}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` })
    }
  })
  expect(answer.status).toBeLessThan(300)
  return answer.status === 204 ? undefined : answer.json()
}

const addVisitor = async (): Promise<Visitor> => {
  const conversation = { messages: [text('1', 'Hello')] }
  const sessionKey = crypto.randomUUID()
  const body = sessionBody(shop.integrationId, { conversation, sessionKey })
  const { user, sessionToken, conversations } = (await call('/sessions', body)) as SessionAnswer
  return { userId: user.id, token: sessionToken, conversationId: String(conversations[0]?.id) }
}

const say = ({ conversationId }: Visitor, words: string) =>
  shop.rest('POST', `/conversations/${conversationId}/messages`, {
    author: { type: 'business' },
    content: { type: 'text', text: words }
  })

const connect = async (login: Partial<MqttLogin> = {}, of = visitor) => {
  const { userId, token } = { ...of, ...login }
  // Another connection of the same id ends the first, and may come before that has let go of its queue.
  const clientId = `${userId}-${crypto.randomUUID()}`
  const url = rabbit.visitorsUrl
  const connected = await connectMqtt(port, { url, clientId, ...login, userId, token })
  onTestFinished(() => void connected.client.end(true))
  return connected
}

const ownTopic = ({ userId }: Visitor = visitor) => topicOf(shop.appId, userId)

const follow = async (of = visitor) => {
  const client = await connect({}, of)
  expect(await client.subscribe(ownTopic(of))).toBe(0)
  return client
}

/** Number of the newest event of a visitor who has just been added. */
const FIRST_SEQ = 2

/** Reads the next frame but those of numbers up to one: what came before a subscription may arrive after it. */
const readAfter = async (client: MqttVisitor, seq = FIRST_SEQ) => {
  for (;;) {
    const frame = await client.read()
    if (frame === 'closed' || frame.type !== 'pong' || frame.seq > seq) return frame
  }
}

describe('Visitors on RabbitMQ', () => {
  beforeAll(async () => {
    port = await freePort()
    rabbit = await startRabbit(port, VISITORS_MAX)
    link = await openTcpProxy(Number(new URL(rabbit.url).port))
    server = await startServer()
    shop = await makeWebIntegration(server.url, server.accountKey)
  })
  afterAll(async () => {
    await server.stop()
    await link.close()
    await rabbit.close()
  })
  beforeEach(async () => {
    visitor = await addVisitor()
  })

  test('get its address in the config', async () => {
    const config = await fetch(`${server.url}/sdk/v1/integrations/${shop.integrationId}/config`)
    const { transports } = (await config.json()) as ConfigAnswer
    expect(transports[0]).toEqual({ type: 'mqtt', url: rabbit.visitorsUrl })
  })

  test('are told the number of an event, without its text, and read it from the server', async () => {
    const client = await follow()

    await say(visitor, 'a secret')

    const frame = await readAfter(client)
    expect(frame).toMatchObject({ type: 'pong', seq: 3 })
    const { events } = await call('/events?after=2', undefined, visitor.token)
    expect(events).toMatchObject([{ seq: 3, event: { message: { text: 'a secret' } } }])
  })

  test('are told of typing', async () => {
    const client = await follow()

    await shop.rest('POST', `/conversations/${visitor.conversationId}/activity`, {
      author: { type: 'business' },
      type: 'typing:start'
    })

    expect(await readAfter(client)).toMatchObject({
      type: 'event',
      event: { type: 'typing:start' }
    })
  })

  test('are told of what happens after the server has restarted', async () => {
    const client = await follow()
    const { dataDir } = server
    await server.kill('SIGKILL')
    server = await startServer(dataDir)

    await say(visitor, 'back')

    expect(await readAfter(client)).toMatchObject({ type: 'pong', seq: 3 })
  })

  test('connect again when the broker is back', async () => {
    await rabbit.kill()
    await rabbit.start()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    const client = await follow()

    await say(visitor, 'back')

    expect(await readAfter(client)).toMatchObject({ type: 'pong', seq: 3 })
  })

  const readiness = async () => (await fetch(`${server.url}/readyz`)).status

  test('are told what was said while only the server had lost the broker', async () => {
    const client = await follow()
    link.setDown(true)
    await expect.poll(readiness).toBe(503)

    await say(visitor, 'unheard')
    link.setDown(false)

    expect(await readAfter(client)).toMatchObject({ type: 'pong', seq: 3 })
  })

  test('are told what was said while only the server’s link was open on one side', async () => {
    const client = await follow()
    const other = await follow(await addVisitor())
    link.losesWhatIsSent = true
    await say(visitor, 'unheard')
    link.setDown(true)
    link.losesWhatIsSent = false
    link.setDown(false)

    expect(await readAfter(client)).toMatchObject({ type: 'pong', seq: 3 })
    // Those who were written to nothing new hear the number that they know.
    expect(await readAfter(other, FIRST_SEQ - 1)).toMatchObject({ type: 'pong', seq: FIRST_SEQ })
  })

  describe('are refused by the broker', () => {
    let other: Visitor
    beforeEach(async () => {
      other = await addVisitor()
    })

    test.each([
      ['with an unknown token', () => ({ token: 'unknown' })],
      ['with no token', () => ({ token: '' })],
      ["with another user's name", () => ({ userId: other.userId })],
      ["with another user's client id", () => ({ clientId: `${other.userId}-test` })],
      ['as the user of the servers', () => ({ userId: 'pipit', clientId: 'pipit-x' })],
      ['in another virtual host', () => ({ userId: `other:${visitor.userId}` })]
    ] as [string, () => Partial<MqttLogin>][])('%s', async (_name, login) => {
      const there = await follow(other)

      await expect(connect(login())).rejects.toThrow()

      await say(other, 'still here')
      expect(await readAfter(there)).toMatchObject({ type: 'pong', seq: 3 })
    })

    test.each([
      ["another user's topic", () => ownTopic(other)],
      ['all topics', () => '#'],
      ['the topics of all users', () => `pipit/${shop.appId}/users/+/events`],
      ['all below its own topic', () => `pipit/${shop.appId}/users/${visitor.userId}/#`],
      ['the notices between servers', () => 'pipit/bus']
    ])('at a subscription to %s', async (_name, topic) => {
      const client = await connect()
      expect(await client.subscribe(topic())).toBe(128)
    })

    test('at a subscription that outlives the connection', async () => {
      const client = await connect({ clean: false })
      const granted = client.client.subscribeAsync(ownTopic(), { qos: 1 })
      expect(await granted.catch(() => [{ qos: 128 }])).toMatchObject([{ qos: 128 }])
    })

    test('while they send a message of 1 MB', async () => {
      const there = await follow(other)
      const client = await follow()

      client.client.publish(ownTopic(), Buffer.alloc(1_000_000))

      expect(await readAfter(client)).toBe('closed')
      await say(other, 'in peace')
      expect(await readAfter(there)).toMatchObject({ type: 'pong', seq: 3 })
    })

    test('while they send a packet of 1 MB in one piece, before they sign in', async () => {
      const socket = new WebSocket(rabbit.visitorsUrl, 'mqtt')
      onTestFinished(() => socket.terminate())
      await once(socket, 'open')
      const closed = once(socket, 'close')

      socket.send(Buffer.concat([Buffer.from([0x10, 0x80, 0x89, 0x7a]), Buffer.alloc(1_000_000)]))

      expect((await closed)[0]).toBe(1009)
    })

    test.each([
      ["another user's topic", () => ownTopic(other)],
      ['its own topic', () => ownTopic()],
      ['the notices between servers', () => 'pipit/bus']
    ])('at a message to %s', async (_name, topic) => {
      const there = await follow(other)
      const client = await follow()

      client.client.publish(topic(), '{"type":"pong","seq":99}', { retain: true })

      expect(await readAfter(client)).toBe('closed')
      await say(other, 'in peace')
      expect(await readAfter(there)).toMatchObject({ type: 'pong', seq: 3 })
      // Nothing was retained for those who come later.
      for (const [of, seq] of [
        [visitor, 3],
        [other, 4]
      ] as const) {
        const later = await follow(of)
        await say(of, 'later')
        expect(await readAfter(later, seq - 1)).toMatchObject({ type: 'pong', seq })
      }
    })
  })

  test('wait above the limit of connections, and do not disturb those who are there', async () => {
    const other = await addVisitor()
    const there = await follow(other)
    const sockets = Array.from({ length: 1_000 }, () => new WebSocket(rabbit.visitorsUrl, 'mqtt'))
    // Those who still wait when they are ended report it as an error.
    for (const socket of sockets) socket.on('error', () => {})
    const ended = sockets.map(socket => new Promise(resolve => socket.on('close', resolve)))
    const countOpen = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length

    await expect.poll(countOpen).toBeGreaterThan(VISITORS_MAX / 2)
    await say(other, 'in peace')
    expect(await readAfter(there)).toMatchObject({ type: 'pong', seq: 3 })
    expect(countOpen()).toBeLessThan(VISITORS_MAX + 50)

    for (const socket of sockets) socket.terminate()
    await Promise.all(ended)
    await follow()
  })

  test('can connect no more after the session has ended', async () => {
    await call('/logout', {}, visitor.token)
    await expect(connect()).rejects.toThrow()
  })
})
