import { createEmitter, notConnected } from '../../protocol'
import type { Transport, TransportEvents } from '../transport'
import { openConnection, type Connection } from './open-connection'
import type { ConnectMqtt } from './subscribe'

/** Loads the package when it is first needed: importing this file has no effect, also on a server. */
const loadConnect = async (): Promise<ConnectMqtt> => (await import('mqtt')).default.connect

/**
 * Carries frames over MQTT 3.1.1 on a WebSocket: the broker delivers what happens, and what the client
 * missed is read from `GET …/events`. Typing and reading are sent to `POST …/activities` beside it.
 * `link.url` is the address of the broker, or the base URL of a server with a broker at `/mqtt`.
 */
export const mqtt = (
  connect?: ConnectMqtt,
  request: typeof fetch = fetch.bind(globalThis)
): Transport => {
  const { on, emit } = createEmitter<TransportEvents>()
  let current: Connection | undefined

  return {
    type: 'mqtt',
    on,
    get connected() {
      return !!current?.isOpen
    },
    connect: link => {
      current = openConnection({
        loadConnect: connect ? async () => connect : loadConnect,
        request,
        link,
        onFrame: frame => emit('frame', frame),
        onClose: error => emit('close', error)
      })
      return current.opened
    },
    disconnect: () => current?.end(),
    send: frame => {
      if (!current?.isOpen) throw notConnected()
      current.send(frame)
    }
  }
}
