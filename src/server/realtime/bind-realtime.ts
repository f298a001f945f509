import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { TOKEN_MAX_BYTES } from '../auth'
import type { Services } from '../http/services'
import { callerAddress, networkOf } from '../limits'
import { originOf } from '../domain/integrations/origins'
import { handBack } from './hand-back'
import { refuse } from './refuse'
import { serveConnection } from './serve-connection'

const PATH = '/realtime'
/** Of one frame of a client: the longest token, and a number. */
const FRAME_MAX_BYTES = TOKEN_MAX_BYTES + 256
const AUTH_WAIT_MS = 5_000
/** A connection silent for so long is asked for a sign of life, and cut after as long again. */
const SILENCE_MS = 30_000
const GOING_AWAY = 1001
/** How long the other end may take to answer a close. */
const GOODBYE_MS = 2_000
/** Names and values of headers that Node keeps of one request. */
const RAW_HEADERS_MAX = 2_000

/** What connections work with. */
export interface RealtimeServices
  extends
    Pick<Services, 'domain' | 'limits' | 'log' | 'metrics'>,
    Partial<Pick<Services, 'deliveries'>> {
  settings: Pick<Services['settings'], 'publicUrl' | 'trustProxy'>
}

export interface RealtimeOptions {
  /** @default 5000 */
  authWaitMs?: number
}

/** Tells whether a request asks for what is spoken here. */
const asksForRealtime = ({ url = '', headers: { upgrade = '' } }: IncomingMessage): boolean =>
  url.split('?')[0] === PATH && upgrade.toLowerCase() === 'websocket'

/** Cuts connections whose other end has vanished. Returns what ends it. */
const watchSilence = (server: WebSocketServer): (() => void) => {
  const silent = new Set<WebSocket>()

  server.on('connection', client => {
    const heard = () => void silent.delete(client)
    client.on('message', heard).on('pong', heard).on('close', heard)
  })
  const timer = setInterval(() => {
    for (const client of silent) client.terminate()
    for (const client of server.clients) {
      silent.add(client)
      client.ping()
    }
  }, SILENCE_MS)
  return () => clearInterval(timer)
}

/** Says goodbye to all, and cuts off those who do not answer. */
const closeAll = async ({ clients }: WebSocketServer): Promise<void> => {
  const closed = [...clients].map(client => new Promise(resolve => client.once('close', resolve)))
  for (const client of clients) client.close(GOING_AWAY, 'the server stops')
  const timer = setTimeout(() => clients.forEach(client => client.terminate()), GOODBYE_MS)
  await Promise.all(closed)
  clearTimeout(timer)
}

/** `/realtime`: carries frames to and from widgets over WebSockets, until the app closes. */
export const bindRealtime = (
  app: FastifyInstance,
  { settings, ...services }: RealtimeServices,
  { authWaitMs = AUTH_WAIT_MS }: RealtimeOptions = {}
): void => {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: FRAME_MAX_BYTES
  })
  const stopWatching = watchSilence(server)
  let stopping = false

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has left out headers, and perhaps one that says how long the body is.
    if (request.rawHeaders.length >= RAW_HEADERS_MAX) {
      return refuse(socket, '431 Request Header Fields Too Large')
    }
    if (!asksForRealtime(request)) return handBack(app.server, request, socket, head)
    if (stopping) return refuse(socket, '503 Service Unavailable')
    const network = networkOf(callerAddress(request, settings.trustProxy))
    const seconds = services.limits.count('connects', network)
    if (seconds) return refuse(socket, '429 Too Many Requests', `retry-after: ${seconds}\r\n`)
    server.handleUpgrade(request, socket, head, client => {
      server.emit('connection', client)
      const origin = originOf(request.headers, settings.publicUrl)
      serveConnection(client, { ...services, authWaitMs, origin })
    })
  }

  app.server.on('upgrade', upgrade)
  app.addHook('preClose', async () => {
    stopping = true
    stopWatching()
    await closeAll(server)
  })
}
