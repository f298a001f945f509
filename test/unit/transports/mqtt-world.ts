import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Aedes, type AuthenticateError, type Client } from 'aedes'
import { createWebSocketStream, WebSocketServer } from 'ws'
import type { EventsAnswer, NumberedEvent, ServerFrame } from '../../../src/protocol'
import { mqtt } from '../../../src/transports/mqtt'

const TOPIC = 'pipit/app/users/user/events'
/** Events in a page, few enough that a test fills two. */
const PAGE_SIZE = 3

const message = (text: string): NumberedEvent['event'] =>
  ({ type: 'message', message: { text } }) as unknown as NumberedEvent['event']

const refuse = (returnCode: number): AuthenticateError =>
  Object.assign(new Error('refused'), { returnCode })

const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Opens a broker and a server with a log of events on one port, and a transport that may connect to them. */
export const openMqttWorld = async () => {
  const log: NumberedEvent[] = []
  const clients: Client[] = []
  const topics: string[] = []
  const fake = {
    /** Answer to the login: a return code of CONNACK. */
    returnCode: 0,
    grantsTopic: true,
    /** Status of answers over HTTP. */
    status: 200,
    /** Whether the log no longer reaches back. */
    isReset: false,
    /** Resolves before an answer over HTTP is sent, when its content is made already. */
    whenAnswering: async (): Promise<unknown> => undefined,
    /** Calls over HTTP, such as `GET /sdk/…`. */
    calls: [] as string[],
    bodies: [] as string[]
  }

  const readPage = (after: number): EventsAnswer => {
    const seq = log.length
    if (fake.isReset) return { reset: true, seq }
    const events = log.slice(after, after + PAGE_SIZE)
    return { events, seq: events.at(-1)?.seq ?? seq }
  }

  const server = createServer(async (request, response) => {
    fake.calls.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    const page = readPage(Number(new URL(`http://x${request.url}`).searchParams.get('after')))
    let body = ''
    for await (const chunk of request) body += chunk
    if (body) fake.bodies.push(body)
    await fake.whenAnswering()
    const isKnown = request.headers.authorization === 'Bearer token'
    const status = isKnown ? fake.status : 401
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? page : { error: { code: 'server' } }))
  })
  const broker = await Aedes.createBroker({ maxClientsIdLength: 200 })
  broker.authenticate = (_client, username, password, done) =>
    fake.returnCode || username !== 'user' || String(password) !== 'token'
      ? done(refuse(fake.returnCode || 4), false)
      : done(null, true)
  broker.authorizeSubscribe = (client, subscription, done) => {
    if (client) clients.push(client)
    topics.push(subscription.topic)
    done(null, fake.grantsTopic ? subscription : null)
  }
  const sockets = new WebSocketServer({ server, path: '/mqtt' })
  sockets.on('connection', (socket, request) => {
    const stream = createWebSocketStream(socket)
    stream.on('error', () => {})
    broker.handle(stream, request)
  })

  const port = await listen(server)
  const baseUrl = `http://127.0.0.1:${port}`
  const transport = mqtt()
  const frames: ServerFrame[] = []
  const closes: string[] = []
  transport.on('frame', frame => frames.push(frame))
  transport.on('close', ({ code }) => closes.push(code))

  /** Stores an event without publishing it. Returns its frame. */
  const store = (text: string): ServerFrame => {
    const event: NumberedEvent = { seq: log.length + 1, event: message(text) }
    log.push(event)
    return { type: 'event', ...event }
  }
  const publish = (frame: ServerFrame) =>
    new Promise<void>(resolve =>
      broker.publish(
        {
          topic: TOPIC,
          payload: Buffer.from(JSON.stringify(frame)),
          cmd: 'publish',
          qos: 0,
          dup: false,
          retain: false
        },
        () => resolve()
      )
    )

  return {
    fake,
    transport,
    frames,
    closes,
    topics,
    clients,
    store,
    publish,
    link: {
      url: `ws://127.0.0.1:${port}/mqtt`,
      token: 'token',
      after: 0,
      baseUrl,
      appId: 'app',
      userId: 'user'
    },
    /** Frames as short texts, such as `event 3`. */
    seen: () => frames.map(({ type, seq }) => (seq === undefined ? type : `${type} ${seq}`)),
    /** Cuts all connections as a lost network does. */
    drop: () => sockets.clients.forEach(socket => socket.terminate()),
    close: async () => {
      transport.disconnect()
      sockets.clients.forEach(socket => socket.terminate())
      await new Promise<void>(resolve => broker.close(resolve))
      sockets.close()
      server.closeAllConnections()
      server.close()
    }
  }
}
