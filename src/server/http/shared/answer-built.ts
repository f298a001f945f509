import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers a built file. Browsers revalidate it each time and get 304 until it changes, with the next
 * version of the server.
 */
export const answerBuilt = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type }: { body: Buffer; type: string }
): FastifyReply => {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff', etag })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(body)
}
