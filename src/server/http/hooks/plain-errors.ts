import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ChatError } from '../../../protocol'
import { LimitReached } from '../../limits'
import { isStorageFailure } from '../../storage'

const RETRY_AFTER_SECONDS = 2
const PLAIN = 'text/plain; charset=utf-8'

const mayPass = (error: Error): boolean =>
  isStorageFailure(error) || (error instanceof ChatError && error.code === 'unavailable')

/** Answers an error outside the APIs as plain text; its cause goes to the log only. */
export const answerPlainError = (
  error: FastifyError | ChatError | LimitReached,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const { statusCode = 500 } = 'statusCode' in error ? error : {}
  reply.type(PLAIN)
  if (error instanceof LimitReached) reply.headers(error.headers)
  if (statusCode < 500) return reply.code(statusCode).send(error.message)
  request.log.error({ event: 'request.failed', err: error }, error.message)
  if (!mayPass(error)) return reply.code(500).send('Something went wrong on the server.')
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .send('This cannot be read right now.')
}
