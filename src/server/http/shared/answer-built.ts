import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Answers a built file. Browsers revalidate it each time and get 304 until it changes, with the next
 * version of the server; one whose name changes with its content is immutable, and they keep it.
 */
export const answerBuilt = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, isImmutable }: { body: Buffer; type: string; isImmutable?: boolean }
): FastifyReply => {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({
    'cache-control': isImmutable ? FOR_EVER : 'no-cache',
    'x-content-type-options': 'nosniff',
    etag
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(body)
}
