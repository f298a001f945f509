import type { WebSocket } from 'ws'
import type { ServerFrame } from '../../protocol'

/** Bytes that may wait to be sent; a slower client reconnects and catches up from the log. */
const BUFFERED_MAX_BYTES = 1024 * 1024

export interface SendOptions {
  /** Called with each frame that the socket has taken. */
  onSent: ((frame: ServerFrame) => void) | undefined
  /** Called instead of sending when the client reads too slowly. */
  onSlow(): void
}

/** Makes a function that sends a frame, and resolves when the socket has taken it. */
export const createFrameSender =
  (socket: WebSocket, { onSent, onSlow }: SendOptions) =>
  (frame: ServerFrame): Promise<void> | void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > BUFFERED_MAX_BYTES) return onSlow()
    return new Promise(resolve =>
      socket.send(JSON.stringify(frame), error => {
        if (!error) onSent?.(frame)
        resolve()
      })
    )
  }
