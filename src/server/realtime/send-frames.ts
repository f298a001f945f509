import type { ServerFrame } from '../../protocol'

/**
 * Bytes that may wait to be sent; a slower client reconnects and catches up from the log. A page of missed events,
 * which is sent at once, fits several times: else whoever catches up over a slow line would be cut off again.
 */
export const BUFFERED_MAX_BYTES = 1024 * 1024

/** Receiver of texts: a WebSocket, or a client of another protocol. */
export interface TextSink {
  isOpen(): boolean
  /** Bytes that wait to be sent. */
  countBuffered(): number
  /** @param onTaken Called when the text has been taken, or with the error. */
  send(text: string, onTaken: (error?: Error | null) => void): void
}

export interface SendOptions {
  /** Called with each frame that the sink has taken. */
  onSent: ((frame: ServerFrame) => void) | undefined
  /** Called instead of sending when the client reads too slowly. */
  onSlow(): void
}

/** Makes a function that sends a frame, and resolves when the sink has taken it. */
export const createFrameSender =
  (sink: TextSink, { onSent, onSlow }: SendOptions) =>
  (frame: ServerFrame): Promise<void> | void => {
    if (!sink.isOpen()) return
    if (sink.countBuffered() > BUFFERED_MAX_BYTES) return onSlow()
    return new Promise(resolve =>
      sink.send(JSON.stringify(frame), error => {
        if (!error) onSent?.(frame)
        resolve()
      })
    )
  }
