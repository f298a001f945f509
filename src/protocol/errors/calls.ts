import { CLIENT_MESSAGE_ID_MAX_CHARS, TEXT_MAX_CHARS } from '../limits'
import { ChatError } from './chat-error'
import { describe } from './describe'

/** @param method Such as `login()`. */
export const invalidArgument = (method: string, name: string, expected: string, got: unknown) =>
  new ChatError(
    'invalid-argument',
    `${method}: ${name}: expected ${expected}, got ${describe(got)}.`
  )

export const loggedOut = () =>
  new ChatError('logged-out', 'The user who sent this has logged out before it was sent.')

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

export const actionNotFound = (id: string) =>
  new ChatError('not-found', `This conversation has no postback action ${describe(id)}.`)
