/** Why a request to somebody else's server came to nothing. */
export type OutboundErrorCode =
  /** An address that is none of the web's, or on a network of the operator's own. */
  | 'refused-target'
  | 'timeout'
  /** No such name, nobody listens, no valid certificate, or the connection broke. */
  | 'unreachable'
  /** The answer has more bytes than are read. */
  | 'too-large'

/** A request that was not answered. The message may be shown to whoever chose the address. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'

  constructor(
    readonly code: OutboundErrorCode,
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options)
  }
}
