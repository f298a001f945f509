import type { Duplex } from 'node:stream'
import { createWebSocketStream, type WebSocket } from 'ws'
import type { Aedes, Client } from 'aedes'
import type { Caller } from '../endpoint'
import { createMqttConnection, type MqttConnection, type MqttOptions } from './connection'
import { refusal } from './refusal'

/** Code of a close frame. */
const INTERNAL_ERROR = 1011

/** Options of all connections. */
export type MqttServingOptions = Omit<MqttOptions, keyof Caller>

/** Connections by the stream that aedes reads. */
type Connections = WeakMap<Duplex, MqttConnection>

/** Opens a broker that delivers nothing by itself: clients may not publish, and we publish to each. */
const openBroker = async (connections: Connections, connectTimeout: number): Promise<Aedes> => {
  const { Aedes } = await import('aedes')
  const connectionOf = ({ conn }: Client) => connections.get(conn)

  const broker = await Aedes.createBroker({
    connectTimeout,
    preConnect: (_client, { clean, will }, done) => {
      // Nothing of a client outlives its connection.
      const isPlain = clean === true && !will
      done(isPlain ? null : new Error('expected a clean session without a will'), isPlain)
    },
    authenticate: (client, userName, password, done) => {
      const credentials = { clientId: client.id, userName, password: password?.toString() ?? '' }
      void connectionOf(client)
        ?.signIn(credentials)
        .then(refused => (refused ? done(refusal(refused), false) : done(null, true)))
    },
    authorizePublish: (_client, _packet, done) => done(new Error('clients may not publish')),
    authorizeSubscribe: (client, subscription, done) => {
      const isOwn = connectionOf(client)?.maySubscribe(subscription.topic)
      done(null, isOwn ? { ...subscription, qos: 0 } : null)
    }
  })
  broker.on('subscribe', (granted, client) => {
    if (granted.some(({ qos }) => qos === 0)) void connectionOf(client)?.follow(client)
  })
  return broker
}

/** Serves WebSockets that speak MQTT. */
export interface MqttServing {
  serve(socket: WebSocket, caller: Caller): void
  /** Closes the broker; its connections have been closed before. */
  close(): Promise<void>
}

/**
 * Serves WebSockets that speak MQTT 3.1.1. The user name is the user's id, the password a session token;
 * the client id begins with the user's id and a hyphen. The broker is loaded when the first client comes.
 */
export const createMqttServing = (options: MqttServingOptions): MqttServing => {
  const connections: Connections = new WeakMap()
  let opening: Promise<Aedes> | undefined

  return {
    serve(socket, caller) {
      const stream = createWebSocketStream(socket)
      stream.on('error', () => {})
      connections.set(stream, createMqttConnection(socket, stream, { ...options, ...caller }))
      opening ??= openBroker(connections, options.authWaitMs)
      opening.then(
        broker => broker.handle(stream),
        err => {
          opening = undefined
          options.log.error({ event: 'mqtt.failed', err }, 'the MQTT broker could not be opened')
          socket.close(INTERNAL_ERROR)
        }
      )
    },
    async close() {
      const broker = await opening?.catch(() => undefined)
      await new Promise<void>(resolve => (broker ? broker.close(resolve) : resolve()))
    }
  }
}
