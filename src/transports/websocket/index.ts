import {
  invalidAuth,
  createEmitter,
  networkFailed,
  notConnected,
  toJson,
  type ServerFrame
} from '../../protocol'
import type { Transport, TransportEvents } from '../transport'

/** Close code of the server for a token that it does not accept. */
const CLOSED_FOR_AUTH = 4401
/** `readyState` of a socket that opens. */
const CONNECTING = 0

/** Carries frames over one WebSocket. The token is sent in the first frame. */
export const websocket = (Socket: typeof WebSocket = WebSocket): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let socket: WebSocket | undefined
  let isConnected = false

  const clear = () => {
    isConnected = false
    socket = undefined
  }

  return {
    type: 'websocket',
    on,
    get connected() {
      return isConnected
    },
    connect: ({ url, token, after }) =>
      new Promise((resolve, reject) => {
        const current = (socket = new Socket(url))
        current.onopen = () => current.send(toJson({ type: 'auth', token, after }))
        current.onmessage = ({ data }: MessageEvent<string>) => {
          if (socket !== current) return
          const frame = JSON.parse(data) as ServerFrame
          if (!isConnected) {
            isConnected = true
            queueMicrotask(resolve)
          }
          emit('frame', frame)
        }
        current.onclose = ({ code }) => {
          const error = code === CLOSED_FOR_AUTH ? invalidAuth() : networkFailed(url, code)
          reject(error)
          if (socket !== current) return
          const wasConnected = isConnected
          clear()
          if (wasConnected) emit('close', error)
        }
      }),
    disconnect: reason => {
      const last = socket
      clear()
      // Browsers report a connection that is closed while it opens as an error of the page.
      if (last?.readyState === CONNECTING && reason === 'destroy') last.onopen = () => last.close()
      else last?.close()
    },
    send: frame => {
      if (!socket || !isConnected) throw notConnected()
      socket.send(toJson(frame))
    }
  }
}
