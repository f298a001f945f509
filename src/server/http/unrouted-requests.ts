import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerRestError } from './rest'
import { answerClientError } from './client-api'

/** Error handlers by the prefix of an API; errors elsewhere are plain text. */
const APIS = [
  ['/sdk/v1/', answerClientError],
  ['/v2/', answerRestError],
  ['/sc/v2/', answerRestError],
  ['/console/api/', answerRestError]
] as const

const PLAIN = 'text/plain; charset=utf-8'

/** Answers an address that cannot be decoded, and so has no route. */
export const answerBadAddress = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const [, answer] = APIS.find(([prefix]) => request.url.startsWith(prefix)) ?? []
  if (answer) return answer(error, request, reply)
  return reply
    .code(error.statusCode ?? 400)
    .type(PLAIN)
    .send('This is not a valid address.')
}

/** Answers a request without a route, outside the APIs. */
export const answerNotFound = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).type(PLAIN).send('There is nothing at this address.')
