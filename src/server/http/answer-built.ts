import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Answers what the build made. Browsers ask each time and are answered with 304 until it changes: a new
 * version of the server brings its own pages.
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
