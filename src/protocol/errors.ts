import { CLIENT_MESSAGE_ID_MAX_CHARS, TEXT_MAX_CHARS } from './limits'

/** Every way a call of the widget or of the client API can fail. Codes are for programs. */
export type ErrorCode =
  | 'already-initialized'
  | 'conversation-not-found'
  | 'file-empty'
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
  typeof value === 'string' || value === null ? JSON.stringify(value) : typeof value

// One function an error, so that a bundle pays only for the errors it can raise.

export const alreadyInitialized = () =>
  new ChatError('already-initialized', 'Call destroy() before init().')

export const notInitialized = (method: string) =>
  new ChatError('not-initialized', `Call init() before ${method}().`)

export const invalidOption = (option: string, expected: string, got: unknown) =>
  new ChatError('invalid-option', `Option ${option}: expected ${expected}, got ${describe(got)}.`)

/** @param method Such as `login()`. */
export const invalidArgument = (method: string, name: string, expected: string, got: unknown) =>
  new ChatError(
    'invalid-argument',
    `${method}: ${name}: expected ${expected}, got ${describe(got)}.`
  )

export const loggedOut = () =>
  new ChatError('logged-out', 'The user who sent this has logged out before it was sent.')

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

const GOT_MAX_CHARS = 100

/** What came, as far as it helps: a long text is cut. */
const show = (got: unknown): string =>
  Array.isArray(got)
    ? `an array of ${got.length}`
    : typeof got === 'number'
      ? String(got)
      : describe(got).slice(0, GOT_MAX_CHARS)

/** @param where Such as `fields.2.label`. */
export const invalidForm = (where: string, expected: string, got: unknown) =>
  new ChatError('invalid-form', `${where}: expected ${expected}, got ${show(got)}.`)

/** @param what Such as `The field "email"`. */
export const invalidAnswer = (what: string, expected: string, got: unknown) =>
  new ChatError('invalid-answer', `${what} needs ${expected}, got ${show(got)}.`)

export const formNotFound = (id: string) =>
  new ChatError('not-found', `This conversation has no form ${describe(id)}.`)

export const formSubmitted = (id: string) =>
  new ChatError('form-submitted', `The form ${describe(id)} has been answered already.`)

export const actionNotFound = (id: string) =>
  new ChatError('not-found', `This conversation has no postback action ${describe(id)}.`)

export const invalidAuth = () =>
  new ChatError('invalid-auth', 'The session token is not valid. Make a new session.')

export const originNotAllowed = (origin: string) =>
  new ChatError(
    'origin-not-allowed',
    `The origin ${origin} is not in this integration's originWhitelist.`
  )

export const unavailable = (cause?: unknown) =>
  new ChatError('unavailable', 'The server cannot store anything right now. Try again soon.', cause)

export const fileEmpty = () => new ChatError('file-empty', 'The file is empty.')

export const fileTooLarge = (maxBytes: number) =>
  new ChatError('file-too-large', `A file holds ${maxBytes} bytes at most.`)

export const fileTypeNotAllowed = (name: string) =>
  new ChatError(
    'file-type-not-allowed',
    `A file needs an allowed type that its name and its bytes agree on, got ${describe(name)}.`
  )

export const uploadCancelled = () =>
  new ChatError('upload-cancelled', 'The visitor has cancelled this file.')

export const uploadInvalid = (reason: string, cause?: unknown) =>
  new ChatError('upload-invalid', `The upload cannot be read: ${reason}`, cause)
