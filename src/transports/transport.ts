import type { ChatError, ClientFrame, Emitter, ServerFrame, TransportAddress } from '../protocol'

/** Address of a connection, and the session that connects. */
export interface TransportLink {
  url: string
  /** Session token; travels in a frame or a header, never in the URL. */
  token: string
  /** Newest `seq` the client knows; read afresh at each connect. */
  after: number
  /** Base URL of the server, for HTTP calls beside the connection. */
  baseUrl: string
  appId: string
  /** Id of the user whose session connects; read afresh at each connect. */
  userId: string
}

export interface TransportEvents {
  frame: [frame: ServerFrame]
  /** The connection ended without `disconnect`, for this reason. `invalid-auth` and `forbidden` are final. */
  close: [error: ChatError]
}

/** Connection that carries frames between one client and the server; the lowest layer. */
export interface Transport {
  /** Type of the server's address that it connects to. @default the server's base URL */
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
  /** @throws {ChatError} `not-connected`; the transport keeps no queue, its caller does. */
  send(frame: ClientFrame): void
  /** Adds a listener. Returns a function that removes it. */
  on: Emitter<TransportEvents>['on']
}
