import { createEmitter, networkFailed, notConnected, type ChatError } from '../../../src/protocol'
import type { ClientFrame } from '../../../src/protocol'
import type { Transport, TransportEvents, TransportLink } from '../../../src/transports'

export const LINK: TransportLink = { url: 'wss://chat.example', token: 'token', after: 0 }

/** A connection that does as it is told, and writes down what is asked of it. */
export const createTransport = (url = LINK.url) => {
  const { on, emit } = createEmitter<TransportEvents>()
  let connected = false
  const fake = {
    connects: [] as TransportLink[],
    sent: [] as ClientFrame[],
    disconnects: [] as (string | undefined)[],
    /** What connecting fails with. */
    error: undefined as ChatError | undefined,
    /** Whether pings are answered. */
    isAlive: true,
    lose: (error = networkFailed(url)) => {
      connected = false
      emit('close', error)
    },
    ring: (seq: number) => emit('frame', { type: 'pong', seq })
  }
  const transport: Transport = {
    on,
    get connected() {
      return connected
    },
    connect: async link => {
      fake.connects.push({ ...link })
      if (fake.error) throw fake.error
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
      if (frame.type === 'ping' && fake.isAlive) fake.ring(0)
    }
  }
  return { transport, fake }
}
