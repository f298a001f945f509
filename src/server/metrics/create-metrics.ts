import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Seconds; most calls take milliseconds, a long poll up to 25 s. */
const DURATIONS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]
const DELIVERIES = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

/** A number that is asked for when somebody looks. */
export interface Reading {
  name: string
  help: string
  read(): number | Promise<number>
}

/** What the server counts, and how it is shown. Labels are templates and codes, never anybody's data. */
export interface Metrics {
  /** A request is over. Its status is 0 when the caller went first. */
  answered(call: { method: string; route: string; status: number }, seconds: number): void
  /** @returns Says that the connection has ended. */
  connected(kind: 'websocket' | 'poll' | 'stream'): () => void
  /** An event reached a connection's socket, so long after its transaction began. */
  delivered(seconds: number): void
  /** Adds a number to what is shown. */
  show(reading: Reading): void
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>
}

/** The type of what `text` gives. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE

/** @param ofProcess Whether memory, CPU and event loop of the process are shown too. @default true */
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
  const connections = new Gauge({
    name: 'pipit_connections',
    help: 'Who waits for news now: websocket, poll (long polls) and stream (server-sent events).',
    labelNames: ['kind'],
    registers
  })
  const deliveries = new Histogram({
    name: 'pipit_delivery_seconds',
    help: "From the beginning of an event's transaction until a connected widget's socket has it.",
    buckets: DELIVERIES,
    registers
  })

  // Looking labels up costs more than counting.
  const byCall = new Map<string, ReturnType<typeof durations.labels>>()

  return {
    answered(call, seconds) {
      const key = `${call.method} ${call.status} ${call.route}`
      let labelled = byCall.get(key)
      if (!labelled) byCall.set(key, (labelled = durations.labels(call)))
      labelled.observe(seconds)
      if (call.status === 429) refusals.inc({ route: call.route })
    },
    connected(kind) {
      const gauge = connections.labels(kind)
      gauge.inc()
      return () => gauge.dec()
    },
    delivered: seconds => deliveries.observe(seconds),
    show({ name, help, read }) {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read())
        }
      })
    },
    text: () => register.metrics()
  }
}
