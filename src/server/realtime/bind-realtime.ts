import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { TOKEN_MAX_BYTES } from '../auth'
import { originOf } from '../domain/records'
import { callerAddress, isAllowedHost, networkOf } from '../limits'
import type { Settings } from '../settings'
import { ignoreUpgrade } from './ignore-upgrade'
import { refuseUpgrade } from './refuse-upgrade'
import { type ConnectionOptions, serveConnection } from './serve-connection'

const PATH = '/realtime'
/** Size limit of one frame of a client: the longest token, and a number. */
const FRAME_MAX_BYTES = TOKEN_MAX_BYTES + 256
const AUTH_WAIT_MS = 5_000
/** Interval of the server's pings; a connection without an answer until the next one is terminated. */
const PING_INTERVAL_MS = 30_000
const GOING_AWAY = 1001
/** Time limit for the answer to a close frame. */
const CLOSE_TIMEOUT_MS = 2_000
/** Number of header names and values that Node keeps of one request. */
const RAW_HEADERS_MAX = 2_000

/** Services that connections work with. */
export interface RealtimeServices extends Pick<
  ConnectionOptions,
  'domain' | 'limits' | 'log' | 'metrics' | 'deliveries'
> {
  settings: Pick<Settings, 'trustProxy' | 'allowedHosts'> & { publicUrl: string }
}

export interface RealtimeOptions {
  /** @default 5000 */
  authWaitMs?: number
}

/** Tells whether a request asks for a WebSocket at `/realtime`. */
const isRealtimeUpgrade = ({ url = '', headers: { upgrade = '' } }: IncomingMessage): boolean =>
  url.split('?')[0] === PATH && upgrade.toLowerCase() === 'websocket'

/** Terminates connections that do not answer pings. Returns a function that stops the timer. */
const startHeartbeat = (server: WebSocketServer): (() => void) => {
  const silent = new Set<WebSocket>()

  server.on('connection', client => {
    const markAlive = () => void silent.delete(client)
    client.on('message', markAlive).on('pong', markAlive).on('close', markAlive)
  })
  const timer = setInterval(() => {
    for (const client of silent) client.terminate()
    for (const client of server.clients) {
      silent.add(client)
      client.ping()
    }
  }, PING_INTERVAL_MS)
  return () => clearInterval(timer)
}

/** Closes all connections, and terminates those that do not answer in time. */
const closeAll = async ({ clients }: WebSocketServer): Promise<void> => {
  const closed = [...clients].map(client => new Promise(resolve => client.once('close', resolve)))
  for (const client of clients) client.close(GOING_AWAY, 'the server stops')
  const timer = setTimeout(() => clients.forEach(client => client.terminate()), CLOSE_TIMEOUT_MS)
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
  const stopHeartbeat = startHeartbeat(server)
  let stopping = false

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node drops headers above its limit, among them perhaps the length of the body.
    if (request.rawHeaders.length >= RAW_HEADERS_MAX) {
      return refuseUpgrade(socket, '431 Request Header Fields Too Large')
    }
    if (!isRealtimeUpgrade(request)) return ignoreUpgrade(app.server, request, socket, head)
    if (!isAllowedHost(request.headers.host, settings.allowedHosts))
      return refuseUpgrade(socket, '421 Misdirected Request')
    if (stopping) return refuseUpgrade(socket, '503 Service Unavailable')
    const network = networkOf(callerAddress(request, settings.trustProxy))
    const seconds = services.limits.check('connects', network)
    if (seconds)
      return refuseUpgrade(socket, '429 Too Many Requests', `retry-after: ${seconds}\r\n`)
    server.handleUpgrade(request, socket, head, client => {
      server.emit('connection', client)
      const origin = originOf(request.headers, settings.publicUrl)
      serveConnection(client, { ...services, network, authWaitMs, origin })
    })
  }

  app.server.on('upgrade', upgrade)
  app.addHook('preClose', async () => {
    stopping = true
    stopHeartbeat()
    await closeAll(server)
  })
}
