import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ChatError, type ErrorAnswer, type ErrorCode, unavailable } from '../../../protocol'
import { LimitReached } from '../../limits'
import { isStorageFailure } from '../../storage'
import { describeFrameworkError } from '../shared'

const RETRY_AFTER_SECONDS = 2

const STATUS: Partial<Record<ErrorCode, number>> = {
  'file-empty': 400,
  'file-infected': 400,
  'invalid-answer': 400,
  'invalid-form': 400,
  'invalid-message': 400,
  'invalid-request': 400,
  'message-too-long': 400,
  'upload-invalid': 400,
  'invalid-auth': 401,
  forbidden: 403,
  'origin-not-allowed': 403,
  'conversation-not-found': 404,
  'integration-not-found': 404,
  'not-found': 404,
  'form-submitted': 409,
  'file-too-large': 413,
  'file-type-not-allowed': 415,
  'too-many-requests': 429,
  unavailable: 503
}

/** Makes the error of an invalid body or query; each sentence names what was expected. */
export const invalidRequest = (sentences: string[]) =>
  new ChatError('invalid-request', sentences.join(' '))

const toChatError = (
  error: FastifyError | ChatError | LimitReached,
  request: FastifyRequest
): ChatError => {
  if (error instanceof ChatError) return error
  if (isStorageFailure(error)) return unavailable(error)
  if (error instanceof LimitReached) return new ChatError('too-many-requests', error.message)
  // Fastify's own errors: a body that is too large, not JSON, or of an unsupported type.
  if (error.statusCode && error.statusCode < 500) {
    return new ChatError('invalid-request', describeFrameworkError(error, request))
  }
  return new ChatError('server', 'Something went wrong on the server.', error)
}

/** Answers `{ error: { code, message } }`; the cause of an error goes to the log only. */
export const answerClientError = (
  error: FastifyError | ChatError | LimitReached,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const { code, message, cause } = toChatError(error, request)
  const own = 'statusCode' in error && error.statusCode < 500 ? error.statusCode : undefined
  const status = own ?? STATUS[code] ?? 500
  // Only what is out of order has a cause, or no code of its own.
  if (status >= 500 && (cause || status !== 503))
    request.log.error({ event: 'request.failed', code, err: cause }, message)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  if (!(error instanceof LimitReached)) {
    return reply.code(status).send({ error: { code, message } } satisfies ErrorAnswer)
  }
  const { headers, retryAfterSeconds } = error
  const answer: ErrorAnswer = { error: { code, message, retryAfterSeconds } }
  return reply.code(status).headers(headers).send(answer)
}

/** Answers a request without a route. */
export const answerNoRoute = ({ method }: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({
    error: { code: 'not-found', message: `There is no ${method} at this address.` }
  } satisfies ErrorAnswer)
