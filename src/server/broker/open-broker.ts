import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { MqttClient } from 'mqtt'
import { createSharedBus, type SharedBus } from '../bus'

/** Topic of the notices between processes; visitors may not read it. */
const BUS_TOPIC = 'pipit/bus'
/** Brokers take more; a notice is some 50 bytes. */
const BATCH_MAX_BYTES = 64 * 1024
/** Twice as long after a cut, at most, the connection counts as lost. */
const KEEPALIVE_SECONDS = 15
const CONNECT_MAX_MS = 5_000
const RECONNECT_EVERY_MS = 1_000
const CLOSE_MAX_MS = 1_000

/** Connection to an MQTT broker. */
export interface Broker {
  /** Carries notices between the processes that use the broker. */
  bus: SharedBus
  /** Publishes at QoS 0. Without a connection the message is dropped. */
  publish(topic: string, message: string): void
  /**
   * Calls at each connection after the first with the time, in ms until now, in which what was published may be
   * lost.
   */
  onBack(listener: (lostMs: number) => void): void
  /** Rejects while there is no connection. */
  check(): Promise<void>
  close(): Promise<void>
}

/** @returns Host without the brackets of IPv6, and port; 0: the usual one of the scheme. */
const toServer = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/**
 * Connects to the first node that takes it and lets it hear notices. After each cut it tries the next one.
 *
 * @param failed Number of nodes that have been tried.
 */
const connect = async (urls: string[], log: FastifyBaseLogger, failed = 0): Promise<MqttClient> => {
  const [url = '', ...others] = urls
  const { connectAsync } = (await import('mqtt')).default
  let client: MqttClient | undefined
  try {
    client = await connectAsync(
      url,
      {
        clientId: `pipit-${randomUUID()}`,
        protocolVersion: 4,
        clean: true,
        keepalive: KEEPALIVE_SECONDS,
        connectTimeout: CONNECT_MAX_MS,
        reconnectPeriod: RECONNECT_EVERY_MS,
        // A broker that is starting may refuse for a time, and another node take it.
        reconnectOnConnackError: true,
        queueQoSZero: false,
        resubscribe: false,
        ...(others.length && { servers: urls.map(toServer) })
      },
      false
    )
    await client.subscribeAsync(BUS_TOPIC)
    return client
  } catch (err) {
    client?.end(true)
    if (failed === others.length) throw err
    log.warn({ event: 'broker.failed', err }, 'the broker failed')
    return connect([...others, url], log, failed + 1)
  }
}

/** Calls `onBack` at each connection after the first, when notices arrive again. */
const followConnection = (
  client: MqttClient,
  log: FastifyBaseLogger,
  onBack: (lostMs: number) => void
) => {
  let lostAt: number | undefined
  client.on('connect', () => {
    client.subscribeAsync(BUS_TOPIC).then(
      () => {
        log.info({ event: 'broker.back' }, 'connected to the broker again')
        const now = performance.now()
        const lostMs = now - (lostAt ?? now) + 2 * KEEPALIVE_SECONDS * 1_000
        lostAt = undefined
        onBack(lostMs)
      },
      err => {
        log.warn({ event: 'broker.failed', err }, 'the broker refused a subscription')
        // A connection that stays would hear nothing: the next one subscribes.
        client.stream.destroy()
      }
    )
  })
  client.on('close', () => {
    if (lostAt === undefined && !client.disconnecting) {
      log.warn({ event: 'broker.lost' }, 'lost the broker; connecting again, messages come late')
    }
    lostAt ??= performance.now()
  })
}

/**
 * Connects to an MQTT 3.1.1 broker. Reconnects by itself, and all subscribers then read the database.
 *
 * @param urls Addresses of its nodes, one at least: `mqtt://` or `mqtts://`, with user name and password if the
 * broker asks for them, which are the same for all.
 * @param key Shared by the processes; what others publish in the topic of the notices is not believed.
 * @throws {Error} If no node takes the first connection and its subscription.
 */
export const openBroker = async (
  urls: string[],
  key: Buffer,
  log: FastifyBaseLogger
): Promise<Broker> => {
  const client = await connect(urls, log)
  // Otherwise mqtt.js asks the next node for the certificate of the first.
  client.on('reconnect', () => delete client.options.servername)
  client.on('error', err => log.warn({ event: 'broker.failed', err }, 'the broker failed'))

  const send = async (topic: string, message: string) => {
    if (!client.connected) throw new Error('the broker is not connected')
    await client.publishAsync(topic, message)
  }

  const bus = createSharedBus({
    batchMaxBytes: BATCH_MAX_BYTES,
    key,
    send: batch => send(BUS_TOPIC, batch),
    isConnected: () => client.connected
  })
  client.on('message', (_topic, message) => bus.receive(message.toString()))
  const listeners: ((lostMs: number) => void)[] = [bus.recover]
  followConnection(client, log, lostMs => listeners.forEach(listener => listener(lostMs)))

  return {
    bus,
    publish: (topic, message) => void send(topic, message).catch(() => undefined),
    onBack: listener => void listeners.push(listener),
    async check() {
      if (!client.connected) throw new Error('the broker is not connected')
    },
    async close() {
      const cut = setTimeout(() => client.end(true), CLOSE_MAX_MS)
      await client.endAsync()
      clearTimeout(cut)
    }
  }
}
