import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'

/** Interval of the server's pings; a connection without an answer until the next one is terminated. */
const PING_INTERVAL_MS = 30_000
const GOING_AWAY = 1001
/** Time limit for the answer to a close frame. */
const CLOSE_TIMEOUT_MS = 2_000

/** Origin and network of a connection. */
export interface Caller {
  /** Network of the client, for rate limits. */
  network: string
  /** Origin of the page, as `originOf` finds it. */
  origin: string | undefined
}

/** A path at which the server accepts WebSockets. */
export interface Endpoint {
  /** Completes a handshake and serves the connection. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller): void
  /** Closes all connections, and terminates those that do not answer in time. */
  close(): Promise<void>
}

/** Terminates connections that do not answer pings. Returns a function that stops the timer. */
const startPinging = (server: WebSocketServer): (() => void) => {
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

/** Opens an endpoint, whose connections `serve` serves. */
export const openEndpoint = (
  options: Pick<ServerOptions, 'maxPayload' | 'handleProtocols'>,
  serve: (client: WebSocket, caller: Caller) => void
): Endpoint => {
  const server = new WebSocketServer({ ...options, noServer: true, perMessageDeflate: false })
  const stopPinging = startPinging(server)

  return {
    accept: (request, socket, head, caller) =>
      server.handleUpgrade(request, socket, head, client => {
        server.emit('connection', client)
        serve(client, caller)
      }),
    async close() {
      stopPinging()
      const clients = [...server.clients]
      const closed = clients.map(client => new Promise(resolve => client.once('close', resolve)))
      for (const client of clients) client.close(GOING_AWAY, 'the server stops')
      const timer = setTimeout(
        () => clients.forEach(client => client.terminate()),
        CLOSE_TIMEOUT_MS
      )
      await Promise.all(closed)
      clearTimeout(timer)
    }
  }
}
