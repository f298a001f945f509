import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { TOKEN_MAX_BYTES } from '../auth'
import { originOf } from '../domain/records'
import { callerAddress, isAllowedHost, networkOf } from '../limits'
import type { Settings } from '../settings'
import { type Endpoint, openEndpoint } from './endpoint'
import { ignoreUpgrade } from './ignore-upgrade'
import { createMqttServing, speaksMqtt } from './mqtt'
import { refuseUpgrade } from './refuse-upgrade'
import { serveConnection } from './serve-connection'
import type { ConnectionOptions } from './visitor-connection'

/** Size limit of one frame of a client: the longest token, and a number. */
const FRAME_MAX_BYTES = TOKEN_MAX_BYTES + 256
const AUTH_WAIT_MS = 5_000
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
  /** Time between two heartbeats over MQTT. @default 15000 */
  heartbeatMs?: number
}

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

const isWebSocket = ({ headers: { upgrade = '' } }: IncomingMessage) =>
  upgrade.toLowerCase() === 'websocket'

/**
 * Carries events to widgets until the app closes: `/realtime` frames of our own over WebSocket, `/mqtt`
 * MQTT 3.1.1 over WebSocket.
 */
export const bindRealtime = (
  app: FastifyInstance,
  { settings, ...services }: RealtimeServices,
  { authWaitMs = AUTH_WAIT_MS, heartbeatMs }: RealtimeOptions = {}
): void => {
  const options = { ...services, authWaitMs }
  const mqtt = createMqttServing({
    ...options,
    heartbeatMs,
    inboundMaxBytes: FRAME_MAX_BYTES
  })
  const endpoints: Partial<Record<string, Endpoint>> = {
    '/realtime': openEndpoint({ maxPayload: FRAME_MAX_BYTES }, (client, caller) =>
      serveConnection(client, { ...options, ...caller })
    ),
    '/mqtt': openEndpoint({ maxPayload: FRAME_MAX_BYTES, handleProtocols: speaksMqtt }, mqtt.serve)
  }
  let stopping = false

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node drops headers above its limit, among them perhaps the length of the body.
    if (request.rawHeaders.length >= RAW_HEADERS_MAX) {
      return refuseUpgrade(socket, '431 Request Header Fields Too Large')
    }
    const endpoint = isWebSocket(request) && endpoints[pathOf(request)]
    if (!endpoint) return ignoreUpgrade(app.server, request, socket, head)
    if (!isAllowedHost(request.headers.host, settings.allowedHosts))
      return refuseUpgrade(socket, '421 Misdirected Request')
    if (stopping) return refuseUpgrade(socket, '503 Service Unavailable')
    const network = networkOf(callerAddress(request, settings.trustProxy))
    const seconds = services.limits.check('connects', network)
    if (seconds)
      return refuseUpgrade(socket, '429 Too Many Requests', `retry-after: ${seconds}\r\n`)
    const origin = originOf(request.headers, settings.publicUrl)
    endpoint.accept(request, socket, head, { network, origin })
  }

  app.server.on('upgrade', upgrade)
  app.addHook('preClose', async () => {
    stopping = true
    await Promise.all(Object.values(endpoints).map(endpoint => endpoint?.close()))
    await mqtt.close()
  })
}
