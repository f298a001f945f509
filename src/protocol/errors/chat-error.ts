/** Every way a call of the widget or of the client API can fail. Codes are for programs. */
export type ErrorCode =
  | 'already-initialized'
  | 'conversation-not-found'
  | 'file-empty'
  | 'file-infected'
  | 'file-too-large'
  | 'file-type-not-allowed'
  | 'forbidden'
  | 'form-submitted'
  | 'integration-not-found'
  | 'invalid-answer'
  | 'invalid-argument'
  | 'invalid-auth'
  | 'invalid-element'
  | 'invalid-form'
  | 'invalid-message'
  | 'invalid-option'
  | 'invalid-request'
  | 'load-failed'
  | 'logged-out'
  | 'message-too-long'
  | 'network'
  | 'not-connected'
  | 'not-found'
  | 'not-initialized'
  | 'origin-not-allowed'
  | 'server'
  | 'too-many-requests'
  | 'unavailable'
  | 'upload-cancelled'
  | 'upload-invalid'

/** The one error that Pipit rejects and throws with: a code for programs, a sentence for people. */
export class ChatError extends Error {
  override readonly name = 'ChatError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Underlying error; for logs, never sent to the other end. */
    cause?: unknown
  ) {
    super(message, { cause })
  }
}

/** Returns the code of what was thrown; empty when it has none. */
export const errorCode = (error: unknown): ErrorCode | '' => Object(error).code ?? ''

/** Whether the same call may succeed later, unchanged. */
export const isRetryable = (error: unknown): boolean =>
  /^(load-failed|network|not-connected|server|too-many-requests|unavailable)$/.test(
    errorCode(error)
  )
