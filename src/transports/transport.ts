import type { ChatError, ClientFrame, Emitter, ServerFrame, TransportAddress } from '../protocol'

/** Where to connect and as whom. */
export interface TransportLink {
  url: string
  /** Session token; travels in a frame or a header, never in the URL. */
  token: string
  /** Newest `seq` the client knows; read afresh at each connect. */
  after: number
}

export interface TransportEvents extends Record<string, unknown[]> {
  frame: [frame: ServerFrame]
  /** The connection ended without `disconnect`, and why. `invalid-auth` and `forbidden` are final. */
  close: [error: ChatError]
}

/** Carries frames between one client and the server. Knows nothing of conversations. */
export interface Transport {
  /** Which of the server's addresses it connects to. @default the server's own */
  readonly type?: TransportAddress['type']
  /** True from the moment `connect` resolves until `close` or `disconnect`. */
  readonly connected: boolean
  /**
   * Resolves when the server has accepted the token; the `ready` or `reset` frame is emitted just before.
   * May be called again after a close, not before.
   * @throws {ChatError} `network`, `invalid-auth`.
   */
  connect(link: TransportLink): Promise<void>
  /** Ends the connection without a `close` event. `freeze`: the page may come back. */
  disconnect(reason?: 'destroy' | 'freeze'): void
  /** @throws {ChatError} `not-connected`; the caller keeps the queue, the transport keeps none. */
  send(frame: ClientFrame): void
  /** Returns its undo. */
  on: Emitter<TransportEvents>['on']
}
