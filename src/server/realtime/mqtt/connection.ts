import type { Duplex } from 'node:stream'
import type { Client } from 'aedes'
import type { WebSocket } from 'ws'
import { HEARTBEAT_MS } from '../../../protocol'
import { visitorTopic } from '../../bus'
import { readSeq, type Session } from '../../domain/records'
import { carriesMessage } from '../report-deliveries'
import { type ConnectionOptions, createVisitorConnection } from '../visitor-connection'
import { type RefusalName, refusalNameOf } from './refusal'

/** Below the time after which a client that hears nothing asks for the newest seq. */
const SERVER_HEARTBEAT_MS = HEARTBEAT_MS * 0.75

export interface MqttOptions extends ConnectionOptions {
  /** Bytes that a client may send between two heartbeats. */
  inboundMaxBytes: number
  /** @default 15000 */
  heartbeatMs?: number | undefined
}

/** Fields of a client's CONNECT. */
export interface Credentials {
  clientId: string
  userName: string | undefined
  password: string
}

/** Connection of one client. */
export interface MqttConnection {
  /** Signs the client in. Returns why it is refused; undefined: it is not. */
  signIn(credentials: Credentials): Promise<RefusalName | undefined>
  /** Tells whether the client may subscribe to a topic: to its user's alone. */
  maySubscribe(topic: string): boolean
  /** Begins to publish the events of the user to the client. */
  follow(client: Client): Promise<void>
}

const topicOf = ({ appId, userId }: Session) => visitorTopic(appId, userId)

/**
 * Makes the connection of one client. It publishes frames to the client's own topic: `ready`, events as
 * they happen, and a heartbeat with the newest seq. The client fetches what it missed over HTTP.
 */
export const createMqttConnection = (
  socket: WebSocket,
  stream: Duplex,
  options: MqttOptions
): MqttConnection => {
  const { domain, limits, inboundMaxBytes, heartbeatMs = SERVER_HEARTBEAT_MS } = options
  let session: Session | undefined
  let publish: ((payload: string, onTaken: (error?: Error) => void) => void) | undefined
  let inboundBytes = 0

  const { admit, recordVisit, feed, close, whyFailed, fail, sendPong } = createVisitorConnection(
    socket,
    options,
    {
      kind: 'mqtt',
      sink: {
        countBuffered: () => socket.bufferedAmount + stream.writableLength,
        send: (payload, onTaken) => publish?.(payload, onTaken)
      },
      // The client has fetched what it missed before the first heartbeat.
      completes: frame => carriesMessage(frame) || frame.type === 'pong'
    }
  )

  const beat = async () => {
    inboundBytes = 0
    if (!feed.session) return close('badFrame')
    await sendPong()
  }

  // A client that hears nothing asks for the newest seq: a database that is slow for a moment must not
  // make all clients connect again.
  const heartbeat = setInterval(() => void beat().catch(whyFailed), heartbeatMs)
  socket.on('message', (data: Buffer) => {
    inboundBytes += data.length
    if (inboundBytes > inboundMaxBytes) close('tooMuch')
  })
  socket.on('close', () => clearInterval(heartbeat))

  const findSession = async ({ clientId, userName, password }: Credentials) => {
    const admitted = await admit(password)
    if (typeof admitted === 'string') return refusalNameOf(admitted)
    if (admitted.userId !== userName) return 'credentials'
    // A broker ends the connection that has the same client id: that of the same user only.
    if (!clientId.startsWith(`${admitted.userId}-`)) return 'identifier'
    session = admitted
    await recordVisit(admitted)
    return undefined
  }

  return {
    signIn: credentials => findSession(credentials).catch(error => refusalNameOf(whyFailed(error))),
    maySubscribe: topic => {
      if (!session || topic !== topicOf(session)) return false
      if (!limits.check('frames', session.userId)) return true
      close('tooMuch')
      return false
    },
    async follow(client) {
      if (!session || publish) return
      const topic = topicOf(session)
      publish = (payload, onTaken) =>
        client.publish(
          { cmd: 'publish', topic, payload, qos: 0, dup: false, retain: false },
          onTaken
        )
      try {
        feed.start(session, await readSeq(domain.storage.read, session))
      } catch (error) {
        fail(error)
      }
    }
  }
}
