import { ChatError } from './chat-error'

export const integrationNotFound = (id: string) =>
  new ChatError('integration-not-found', `There is no web integration ${id} on this server.`)

export const originNotAllowed = (origin: string) =>
  new ChatError(
    'origin-not-allowed',
    `The origin ${origin} is not in this integration's originWhitelist.`
  )

export const unavailable = (cause?: unknown) =>
  new ChatError('unavailable', 'The server cannot store anything right now. Try again soon.', cause)

export const sessionReplaced = () =>
  new ChatError('unavailable', 'A login has replaced this session. Repeat the call with its token.')
