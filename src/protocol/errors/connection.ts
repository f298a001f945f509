import { ChatError } from './chat-error'

export const networkFailed = (address: string, cause?: unknown) =>
  new ChatError('network', `Could not reach ${address}.`, cause)

export const notConnected = () =>
  new ChatError('not-connected', 'The transport is not connected. Call connect() first.')

export const conversationNotFound = (id: string) =>
  new ChatError('conversation-not-found', `This user has no conversation ${id}.`)

export const invalidAuth = () =>
  new ChatError('invalid-auth', 'The session token is not valid. Make a new session.')
