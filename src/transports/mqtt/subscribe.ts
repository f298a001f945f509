import type { IClientOptions, MqttClient } from 'mqtt'
import {
  HEARTBEAT_MS,
  invalidAuth,
  networkFailed,
  type ChatError,
  type ServerFrame
} from '../../protocol'
import type { TransportLink } from '../transport'

/** Connects to a broker, as the package `mqtt` does. */
export type ConnectMqtt = (url: string, options: IClientOptions) => MqttClient

export interface SubscriptionListeners {
  onSubscribed(): void
  onFrame(frame: ServerFrame): void
  /** The connection cannot be used any more. May be called more than once. */
  onEnd(error: ChatError): void
}

/** CONNACK return codes for a wrong password and for a refusal. MQTT 3.1.1 §3.2.2.3 */
const REFUSALS: unknown[] = [4, 5]
/** Longest time from connecting to the answer to the subscription. */
const OPEN_MS = HEARTBEAT_MS
const KEEPALIVE_SECONDS = 30

/** Returns the address of the broker; a server that listed none has one at `/mqtt`. */
const toSocketUrl = (url: string) =>
  /^http/.test(url) ? `${url.replace(/^http/, 'ws').replace(/\/$/, '')}/mqtt` : url

/** The server refuses client ids that do not begin with the id of the user. */
const createClientId = (userId: string) => `${userId}-${Math.random().toString(16).slice(2)}`

/** Connects to the broker over WebSocket, and subscribes to the events of the user. */
export const subscribe = (
  connect: ConnectMqtt,
  { url: address, token, appId, userId }: TransportLink,
  { onSubscribed, onFrame, onEnd }: SubscriptionListeners
): MqttClient => {
  const url = toSocketUrl(address)
  const fail = (code: unknown) =>
    onEnd(REFUSALS.includes(code) ? invalidAuth() : networkFailed(url, code))
  const client = connect(url, {
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: true,
    clientId: createClientId(userId),
    username: userId,
    password: token,
    keepalive: KEEPALIVE_SECONDS,
    connectTimeout: OPEN_MS,
    reconnectPeriod: 0,
    resubscribe: false,
    // The others run in a worker of a `blob:` address, which strict policies refuse.
    timerVariant: 'native',
    // The package would put the address together again, without the brackets of an IPv6 host.
    transformWsUrl: () => url
  })
  const timer = setTimeout(fail, OPEN_MS, 'no answer')

  client.on('connect', () =>
    client.subscribe(`pipit/${appId}/users/${userId}/events`, { qos: 0 }, error => {
      clearTimeout(timer)
      if (error) fail((error as { code?: unknown }).code)
      else onSubscribed()
    })
  )
  client.on('message', (_topic, payload) => onFrame(JSON.parse(String(payload)) as ServerFrame))
  client.on('error', error => fail((error as { code?: unknown }).code ?? error.message))
  client.on('close', () => {
    clearTimeout(timer)
    fail('closed')
  })
  return client
}
