import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerRestError } from './rest/errors'
import { answerSdkError } from './sdk/errors'

/** How errors look under each path; elsewhere people read them. */
const FACES = [
  ['/sdk/v1/', answerSdkError],
  ['/v2/', answerRestError],
  ['/sc/v2/', answerRestError],
  ['/console/api/', answerRestError]
] as const

const PLAIN = 'text/plain; charset=utf-8'

/** Answers an address that cannot be decoded, which belongs to no route and so to no face. */
export const answerBadAddress = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply
) => {
  const [, answer] = FACES.find(([prefix]) => request.url.startsWith(prefix)) ?? []
  if (answer) return answer(error, request, reply)
  return reply
    .code(error.statusCode ?? 400)
    .type(PLAIN)
    .send('This is not a valid address.')
}

/** Answers what has no route outside the faces. */
export const answerNothingHere = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).type(PLAIN).send('There is nothing at this address.')
