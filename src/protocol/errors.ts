import { CLIENT_MESSAGE_ID_MAX_CHARS, TEXT_MAX_CHARS } from './limits'

/** Every way a call of the widget or of the client API can fail. Codes are for programs. */
export type ErrorCode =
  | 'already-initialized'
  | 'conversation-not-found'
  | 'forbidden'
  | 'integration-not-found'
  | 'invalid-auth'
  | 'invalid-element'
  | 'invalid-message'
  | 'invalid-option'
  | 'invalid-request'
  | 'load-failed'
  | 'message-too-long'
  | 'network'
  | 'not-connected'
  | 'not-found'
  | 'not-initialized'
  | 'origin-not-allowed'
  | 'server'
  | 'too-many-requests'
  | 'unavailable'

/** The one error that Pipit rejects and throws with: a code for programs, a sentence for people. */
export class ChatError extends Error {
  override readonly name = 'ChatError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What lay behind it; for logs, never sent to the other end. */
    cause?: unknown
  ) {
    super(message, { cause })
  }
}

/** Whether the same call may succeed later, unchanged. */
export const isRetryable = ({ code }: Pick<ChatError, 'code'>): boolean =>
  /^(load-failed|network|not-connected|server|too-many-requests|unavailable)$/.test(code)

/** Says what kind of thing came instead of what was expected. */
export const describe = (value: unknown): string =>
  value === null ? 'null' : typeof value === 'string' ? JSON.stringify(value) : typeof value

// One function an error, so that a bundle pays only for the errors it can raise.

export const alreadyInitialized = () =>
  new ChatError(
    'already-initialized',
    'A messenger is running already. Call destroy() before init().'
  )

export const notInitialized = (method: string) =>
  new ChatError('not-initialized', `Call init() before ${method}().`)

export const invalidOption = (option: string, expected: string, got: unknown) =>
  new ChatError('invalid-option', `Option ${option}: expected ${expected}, got ${describe(got)}.`)

export const invalidElement = (got: unknown) =>
  new ChatError('invalid-element', `render(): expected an element, got ${describe(got)}.`)

export const loadFailed = (url: string, cause?: unknown) =>
  new ChatError('load-failed', `Could not load ${url}.`, cause)

export const networkFailed = (url: string, cause?: unknown) =>
  new ChatError('network', `Could not reach ${url}.`, cause)

export const notConnected = () =>
  new ChatError('not-connected', 'The transport is not connected. Call connect() first.')

export const conversationNotFound = (id: string) =>
  new ChatError('conversation-not-found', `This user has no conversation ${id}.`)

export const integrationNotFound = (id: string) =>
  new ChatError('integration-not-found', `There is no web integration ${id} on this server.`)

export const invalidMessage = (expected: string, got: unknown) =>
  new ChatError('invalid-message', `A message needs ${expected}, got ${describe(got)}.`)

export const messageTooLong = (got: number) =>
  new ChatError(
    'message-too-long',
    `A text holds ${TEXT_MAX_CHARS} characters at most, got ${got}.`
  )

export const invalidClientMessageId = (got: unknown) =>
  new ChatError(
    'invalid-message',
    `clientMessageId needs 1 to ${CLIENT_MESSAGE_ID_MAX_CHARS} characters, got ${describe(got)}.`
  )

export const invalidAuth = () =>
  new ChatError('invalid-auth', 'The session token is not valid. Make a new session.')

export const originNotAllowed = (origin: string) =>
  new ChatError(
    'origin-not-allowed',
    `The origin ${origin} is not in this integration's originWhitelist.`
  )

export const unavailable = (cause?: unknown) =>
  new ChatError('unavailable', 'The server cannot store anything right now. Try again soon.', cause)
