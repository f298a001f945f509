import {
  invalidAuth,
  createEmitter,
  networkFailed,
  notConnected,
  toJson,
  type ServerFrame
} from '../../protocol'
import type { Transport, TransportEvents } from '../transport'

/** The server closes with this when it does not accept the token. */
const CLOSED_FOR_AUTH = 4401

/** Carries frames over one WebSocket. The token travels in the first frame. */
export const websocket = (Socket: typeof WebSocket = WebSocket): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let socket: WebSocket | undefined
  let connected = false

  const forget = () => {
    connected = false
    socket = undefined
  }

  return {
    type: 'websocket',
    on,
    get connected() {
      return connected
    },
    connect: ({ url, token, after }) =>
      new Promise((resolve, reject) => {
        const current = (socket = new Socket(url))
        current.onopen = () => current.send(toJson({ type: 'auth', token, after }))
        current.onmessage = ({ data }) => {
          if (socket !== current) return
          const frame = JSON.parse(data as string) as ServerFrame
          if (!connected) {
            connected = true
            queueMicrotask(resolve)
          }
          emit('frame', frame)
        }
        current.onclose = ({ code }) => {
          const error = code === CLOSED_FOR_AUTH ? invalidAuth() : networkFailed(url, code)
          reject(error)
          if (socket !== current) return
          const wasConnected = connected
          forget()
          if (wasConnected) emit('close', error)
        }
      }),
    disconnect: () => {
      const last = socket
      forget()
      last?.close()
    },
    send: frame => {
      if (!connected) throw notConnected()
      socket!.send(toJson(frame))
    }
  }
}
