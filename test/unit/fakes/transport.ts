import { createEmitter, networkFailed, notConnected, type ChatError } from '../../../src/protocol'
import type { ClientFrame } from '../../../src/protocol'
import type { Transport, TransportEvents, TransportLink } from '../../../src/transports'

export const LINK: TransportLink = {
  url: 'wss://chat.example',
  token: 'token',
  after: 0,
  baseUrl: 'https://chat.example',
  appId: 'app',
  userId: 'user'
}

/** A connection that a test controls, with a record of its calls. */
export const createTransport = (url = LINK.url) => {
  const { on, emit } = createEmitter<TransportEvents>()
  let connected = false
  const fake = {
    connects: [] as TransportLink[],
    sent: [] as ClientFrame[],
    disconnects: [] as (string | undefined)[],
    /** Error with which connecting fails. */
    error: undefined as ChatError | undefined,
    /** Whether pings are answered. */
    isAlive: true,
    lose: (error = networkFailed(url)) => {
      connected = false
      emit('close', error)
    },
    publish: (seq: number) => emit('frame', { type: 'pong', seq })
  }
  const transport: Transport = {
    on,
    get connected() {
      return connected
    },
    connect: async link => {
      fake.connects.push({ ...link })
      if (fake.error) throw fake.error
      await Promise.resolve()
      connected = true
      emit('frame', { type: 'ready', seq: 0 })
    },
    disconnect: reason => {
      fake.disconnects.push(reason)
      connected = false
    },
    send: frame => {
      if (!connected) throw notConnected()
      fake.sent.push(frame)
      if (frame.type === 'ping' && fake.isAlive) fake.publish(0)
    }
  }
  return { transport, fake }
}
