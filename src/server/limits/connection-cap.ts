import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { callerAddress, FACTORS, networkOf, networksOf } from './address'

/** Options of {@link createConnectionCap}. */
export interface ConnectionCapOptions {
  /** Connections of one address at most; undefined: any number. */
  max: number | undefined
  /** Number of trusted proxies: theirs are not counted, but the callers that they name. */
  trustProxy: number
}

/**
 * Bounds what each address holds open: an IPv4 address or an IPv6 /64. A home may have all of a /48, so the
 * /56 and the /48 around a /64 are bounded too, at 4 and 16 times as many.
 */
export interface ConnectionCap {
  /**
   * Counts the connections of a server, and closes those above the bound. Behind proxies only WebSockets:
   * a proxy uses its other connections for many callers.
   */
  countConnections(server: Server): void
  /**
   * Counts a request behind proxies until its answer has ended, such as a long poll or a stream; none of a
   * connection that is counted.
   *
   * @returns False when its address has too many.
   */
  countRequest(answer: ServerResponse, network: string): boolean
}

/** Creates a cap, which counts connections and requests together. */
export const createConnectionCap = ({ max, trustProxy }: ConnectionCapOptions): ConnectionCap => {
  const open = new Map<string, number>()
  const counted = new WeakSet<Socket>()

  const count = (held: Socket | ServerResponse, network: string): boolean => {
    if (max === undefined) return true
    const networks = networksOf(network)
    const heldBy = (wider: string) => open.get(wider) ?? 0
    if (networks.some((wider, level) => heldBy(wider) >= max * (FACTORS[level] ?? 1))) return false
    for (const wider of networks) open.set(wider, heldBy(wider) + 1)
    held.once('close', () => {
      for (const wider of networks) {
        const left = heldBy(wider) - 1
        if (left) open.set(wider, left)
        else open.delete(wider)
      }
    })
    return true
  }

  const countSocket = (socket: Socket, network: string) => {
    if (counted.has(socket)) return
    counted.add(socket)
    if (!count(socket, network)) socket.destroy()
  }

  return {
    countConnections(server) {
      if (!trustProxy) {
        server.on('connection', socket =>
          countSocket(socket, networkOf(socket.remoteAddress ?? ''))
        )
        return
      }
      server.prependListener('upgrade', (request: IncomingMessage) =>
        countSocket(request.socket, networkOf(callerAddress(request, trustProxy)))
      )
    },
    countRequest: (answer, network) =>
      !trustProxy || counted.has(answer.req.socket) || count(answer, network)
  }
}
