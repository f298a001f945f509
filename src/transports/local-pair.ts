import {
  createEmitter,
  invalidAuth,
  networkFailed,
  notConnected,
  type ClientEvent,
  type ClientFrame,
  type NumberedEvent,
  type ServerFrame
} from '../protocol'
import type { Transport, TransportEvents } from './transport'

/** The server's end of a pair, for tests and demos that act as the server. */
export interface LocalServer {
  /** Numbers an event, keeps it, and sends it if the client is connected. Returns its `seq`. */
  push(event: ClientEvent<string>): number
  /** Sends a frame as it is; tests send late, repeated and wrong ones. */
  send(frame: ServerFrame): void
  /** Cuts the connection as a lost network does. */
  drop(): void
  /** Returns everything after `seq`, as `GET …/events` answers it. */
  eventsAfter(seq: number): NumberedEvent[]
  /** Number of the newest event. */
  readonly seq: number
  /** Frames that the client sent, oldest first. */
  readonly received: ClientFrame[]
  /** While true, connecting fails as it does offline. */
  offline: boolean
}

/**
 * Creates two ends in memory: a transport, and the server that it connects to.
 *
 * @param token The only one that is accepted; any when absent.
 */
export const localPair = (token?: string): { transport: Transport; server: LocalServer } => {
  const { on, emit } = createEmitter<TransportEvents>()
  const log: ClientEvent<string>[] = []
  const received: ClientFrame[] = []
  let connected = false
  const eventsAfter = (after: number) =>
    log.slice(after).map((event, index) => ({ seq: after + index + 1, event }))

  const send = (frame: ServerFrame) => {
    if (connected) emit('frame', frame)
  }
  const server: LocalServer = {
    received,
    eventsAfter,
    send,
    offline: false,
    get seq() {
      return log.length
    },
    push: event => {
      const seq = log.push(event)
      send({ type: 'event', seq, event })
      return seq
    },
    drop: () => {
      if (!connected) return
      connected = false
      emit('close', networkFailed('local pair', 'dropped'))
    }
  }
  const transport: Transport = {
    on,
    get connected() {
      return connected
    },
    connect: async ({ url, after, ...link }) => {
      await undefined
      if (server.offline) throw networkFailed(url, 'offline')
      if (token && token !== link.token) throw invalidAuth()
      connected = true
      send(
        after > log.length ? { type: 'reset', seq: log.length } : { type: 'ready', seq: log.length }
      )
      for (const numbered of eventsAfter(after)) send({ type: 'event', ...numbered })
    },
    disconnect: () => {
      connected = false
    },
    send: frame => {
      if (!connected) throw notConnected()
      received.push(frame)
      if (frame.type === 'ping') queueMicrotask(() => send({ type: 'pong', seq: log.length }))
    }
  }
  return { transport, server }
}
