/** Reasons for which a request to a foreign server failed. */
export type OutboundErrorCode =
  /** The address is not an http or https URL, or is on a private network. */
  | 'refused-target'
  | 'timeout'
  /** Unknown host name, refused connection, invalid certificate, or a broken connection. */
  | 'unreachable'
  /** The answer is larger than the limit. */
  | 'too-large'

/** A request that failed. The message may be shown to the person who chose the address. */
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
