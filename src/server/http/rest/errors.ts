import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ChatError, type ErrorCode, unavailable } from '../../../protocol'
import { LimitReached } from '../../limits'
import { isStorageFailure } from '../../storage'
import { describeFrameworkError } from '../shared'

const RETRY_AFTER_SECONDS = 2

const STATUS = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  app_not_found: 404,
  integration_not_found: 404,
  user_not_found: 404,
  conversation_not_found: 404,
  client_not_found: 404,
  device_not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503
}

/** Code of an error of the REST API, for programs. */
export type RestErrorCode = keyof typeof STATUS

/** An error of the REST API. Its titles are for people and may be shown. */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly titles: string[]

  constructor(
    readonly code: RestErrorCode,
    titles: string | string[],
    readonly headers: Record<string, string> = {},
    /** Fields of each error beside code and title. */
    readonly details: { mergedInto?: string | undefined } = {}
  ) {
    super([titles].flat().join(' '))
    this.titles = [titles].flat()
  }
}

/** Makes the error of an invalid body or query; each title names what was expected. */
export const badRequest = (titles: string[]) => new RestError('bad_request', titles)

// Those of another app count as absent too.

export const appNotFound = () => new RestError('app_not_found', 'There is no such app.')

export const integrationNotFound = () =>
  new RestError('integration_not_found', 'This app has no such integration.')

export const userNotFound = (user: string) =>
  new RestError('user_not_found', `This app has no user ${JSON.stringify(user)}.`)

/** @param mergedInto Conversation that goes on for it. @default none */
export const conversationNotFound = (mergedInto?: string) =>
  new RestError('conversation_not_found', 'This app has no such conversation.', {}, { mergedInto })

export const clientNotFound = () =>
  new RestError('client_not_found', 'This user has no such client.')

export const deviceNotFound = () =>
  new RestError('device_not_found', 'This user has no such device.')

export const messageNotFound = () =>
  new RestError('not_found', 'This conversation has no such message.')

export const webhookNotFound = () =>
  new RestError('not_found', 'This integration has no such webhook.')

export const deliveryNotFound = () =>
  new RestError('not_found', 'This webhook has no such delivery.')

export const channelDeliveryNotFound = () =>
  new RestError('not_found', 'This integration has no such delivery.')

export const participantNotFound = () =>
  new RestError('user_not_found', 'This conversation has no such participant.')

export const savedReplyNotFound = () =>
  new RestError('not_found', 'This app has no such saved reply.')

export const groupNotFound = () => new RestError('not_found', 'This app has no such group.')

export const scheduledMessageNotFound = () =>
  new RestError('not_found', 'No such message waits in this conversation.')

export const keyNotFound = () => new RestError('not_found', 'There is no such key.')

const CODES: Partial<Record<ErrorCode, RestErrorCode>> = {
  'conversation-not-found': 'conversation_not_found',
  'file-empty': 'bad_request',
  'file-infected': 'bad_request',
  'file-too-large': 'payload_too_large',
  'file-type-not-allowed': 'unsupported_media_type',
  'integration-not-found': 'integration_not_found',
  'not-found': 'not_found',
  forbidden: 'forbidden',
  'too-many-requests': 'too_many_requests',
  unavailable: 'unavailable',
  'invalid-answer': 'bad_request',
  'invalid-form': 'bad_request',
  'invalid-message': 'bad_request',
  'invalid-option': 'bad_request',
  'invalid-request': 'bad_request',
  'message-too-long': 'bad_request',
  'upload-invalid': 'bad_request'
}

const BY_STATUS: Record<number, RestErrorCode> = {
  400: 'bad_request',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type'
}

const toRestError = (
  error: FastifyError | ChatError | RestError | LimitReached,
  request: FastifyRequest
): RestError => {
  if (error instanceof RestError) return error
  if (error instanceof LimitReached) {
    return new RestError('too_many_requests', error.message, error.headers)
  }
  if (isStorageFailure(error)) return toRestError(unavailable(error), request)
  const isOurs = error instanceof ChatError
  const code = isOurs ? CODES[error.code] : BY_STATUS[error.statusCode ?? 500]
  return code
    ? new RestError(code, isOurs ? error.message : describeFrameworkError(error, request))
    : new RestError('internal_error', 'Something went wrong on the server.')
}

/**
 * Answers `{ errors: [{ code, title }] }`, with details where there are some; the cause of an error goes to the
 * log only.
 */
export const answerRestError = (
  error: FastifyError | LimitReached,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const { code, titles, headers, details } = toRestError(error, request)
  const status = STATUS[code]
  // An answer that names when to retry is meant, and would fill the log under load.
  if (status >= 500 && !headers['retry-after']) {
    request.log.error({ event: 'request.failed', code, err: error }, error.message)
  }
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply
    .code(status)
    .headers(headers)
    .send({ errors: titles.map(title => ({ code, title, ...details })) })
}

/** Answers a request without a route. */
export const answerNoRoute = (request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({
    errors: [{ code: 'not_found', title: `There is no ${request.method} at this address.` }]
  })
