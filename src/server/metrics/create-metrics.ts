import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type DeliveryTimes, readTimes } from './delivery-times'

/** Seconds; most calls take milliseconds, a long poll up to 25 s. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
const DELIVERIES = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** A gauge that is read at each scrape. */
export interface GaugeOptions {
  name: string
  help: string
  read(): number | Promise<number>
}

/** Kind of a connection that waits for events. */
export type ConnectionKind = 'websocket' | 'mqtt' | 'poll' | 'stream'

/** Outcome of an attempt to send a message to a channel. */
export type ChannelOutcome = 'sent' | 'later' | 'failed' | 'stopped' | 'disconnected'

/** Metrics of the server. Labels are route templates, codes and types, never data of users. */
export interface Metrics {
  /** Records a finished request; status 0: the caller closed the connection first. */
  recordRequest(call: { method: string; route: string; status: number }, seconds: number): void
  /** Adds to the bytes that visitors have written and uploaded. */
  recordVolume(bytes: number): void
  /** Counts a request above a limit. @param limit Its name, such as `volume`. */
  recordRefusal(limit: string): void
  /** Counts an open connection. @returns A function to call when it has closed. */
  countConnection(kind: ConnectionKind): () => void
  /** Records the time from the start of an event's transaction to its delivery to a socket. */
  recordDelivery(seconds: number): void
  /** Reads how soon events were delivered since the process began. */
  readDeliveries(): Promise<DeliveryTimes>
  /** Reads the open connections by kind. */
  readConnections(): Promise<Record<ConnectionKind, number>>
  /** Counts an attempt to send a mail by its outcome. */
  countMail(outcome: 'sent' | 'later' | 'failed'): void
  /** Counts an attempt to send a message to a channel, by the type of the channel. */
  countChannelMessage(channel: string, outcome: ChannelOutcome): void
  /** Adds a gauge. */
  addGauge(reading: GaugeOptions): void
  /** Returns all metrics in the text format of Prometheus. */
  render(): Promise<string>
}

/** Content type of `text`. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/**
 * Makes the metrics of a server.
 *
 * @param ofProcess Adds memory, CPU and event loop of the process. @default true
 */
export const createMetrics = ({ ofProcess = true } = {}): Metrics => {
  const register = new Registry()
  const registers = [register]
  if (ofProcess) collectDefaultMetrics({ register })

  const durations = new Histogram({
    name: 'pipit_http_request_duration_seconds',
    help: 'How long requests took, by route template; status 0: the caller went first.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
    registers
  })
  const refusals = new Counter({
    name: 'pipit_rate_limit_refusals_total',
    help: 'Requests refused because their caller asked too much.',
    labelNames: ['route'],
    registers
  })
  const volume = new Counter({
    name: 'pipit_visitor_bytes_total',
    help: 'Bytes of the bodies that visitors sent: messages, files, profiles.',
    registers
  })
  const limitRefusals = new Counter({
    name: 'pipit_limit_refusals_total',
    help: 'Requests above a limit, by the name of the limit.',
    labelNames: ['limit'],
    registers
  })
  const connections = new Gauge({
    name: 'pipit_connections',
    help: 'Open connections that wait for events, by kind: websocket, mqtt, poll (long polls), stream (server-sent events).',
    labelNames: ['kind'],
    registers
  })
  const deliveries = new Histogram({
    name: 'pipit_delivery_seconds',
    help: "From the beginning of an event's transaction until a connected widget's socket has it.",
    buckets: DELIVERIES,
    registers
  })

  const mails = new Counter({
    name: 'pipit_mails_total',
    help: 'Attempts to send a mail, by outcome: sent, later (tried again), failed.',
    labelNames: ['outcome'],
    registers
  })

  const channelMessages = new Counter({
    name: 'pipit_channel_messages_total',
    help: 'Attempts to send a message to a channel, by its type and the outcome: sent, later (tried again), failed, stopped (the person takes none), disconnected (the service does not know the account).',
    labelNames: ['channel', 'outcome'],
    registers
  })

  // A lookup of labels costs more than an observation.
  const byCall = new Map<string, ReturnType<typeof durations.labels>>()

  return {
    recordRequest(call, seconds) {
      const key = `${call.method} ${call.status} ${call.route}`
      let labelled = byCall.get(key)
      if (!labelled) byCall.set(key, (labelled = durations.labels(call)))
      labelled.observe(seconds)
      if (call.status === 429) refusals.inc({ route: call.route })
    },
    recordVolume: bytes => volume.inc(bytes),
    recordRefusal: limit => limitRefusals.inc({ limit }),
    countConnection(kind) {
      const gauge = connections.labels(kind)
      gauge.inc()
      return () => gauge.dec()
    },
    countMail: outcome => mails.inc({ outcome }),
    countChannelMessage: (channel, outcome) => channelMessages.inc({ channel, outcome }),
    recordDelivery: seconds => deliveries.observe(seconds),
    readDeliveries: async () => readTimes((await deliveries.get()).values),
    async readConnections() {
      const { values } = await connections.get()
      const countOf = (kind: ConnectionKind) =>
        values.find(({ labels }) => labels['kind'] === kind)?.value ?? 0
      return {
        websocket: countOf('websocket'),
        mqtt: countOf('mqtt'),
        poll: countOf('poll'),
        stream: countOf('stream')
      }
    },
    addGauge({ name, help, read }) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        }
      })
    },
    render: () => register.metrics()
  }
}
