import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt'
import type { ServerFrame } from '../../src/protocol'

/** A client of `/mqtt`, or of a broker, that reads its frames one by one; the end of the connection is read as the last. */
export interface MqttVisitor {
  client: MqttClient
  read(): Promise<ServerFrame | 'closed'>
  /** Subscribes, and returns the granted QoS; 128: refused. */
  subscribe(topic: string): Promise<number | undefined>
}

/** Credentials of a client. */
export interface MqttLogin extends IClientOptions {
  userId: string
  token: string
  /** @default `/mqtt` of the server */
  url?: string
  origin?: string
}

/** Connects over MQTT. @throws The refusal of the server, with its return code in `code`. */
export const connectMqtt = async (
  port: number,
  { userId, token, origin, url = `ws://127.0.0.1:${port}/mqtt`, ...options }: MqttLogin
): Promise<MqttVisitor> => {
  const arrived: (ServerFrame | 'closed')[] = []
  const readers: ((frame: ServerFrame | 'closed') => void)[] = []
  const arrive = (frame: ServerFrame | 'closed') => {
    const read = readers.shift()
    if (read) read(frame)
    else arrived.push(frame)
  }
  const client = await connectAsync(
    url,
    {
      username: userId,
      password: token,
      clientId: `${userId}-test`,
      reconnectPeriod: 0,
      wsOptions: origin ? { origin } : {},
      ...options
    },
    false
  )
  client.on('error', () => {})
  client.on('message', (_topic, payload) => arrive(JSON.parse(payload.toString())))
  client.on('close', () => arrive('closed'))

  return {
    client,
    read: async () =>
      arrived.shift() ?? (await new Promise<ServerFrame | 'closed'>(done => readers.push(done))),
    subscribe: async topic => {
      const [granted] = await client.subscribeAsync(topic).catch(() => [{ qos: 128 }])
      return granted?.qos
    }
  }
}

/** Names the topic of a user's events. */
export const topicOf = (appId: string, userId: string): string =>
  `pipit/${appId}/users/${userId}/events`
