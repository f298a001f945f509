import type { FastifyReply, FastifyRequest } from 'fastify'
import { originNotAllowed } from '../../../protocol'
import { admissionOf, originOf } from '../../domain/integrations/origins'
import type { App } from '../app'

const ALLOW_ORIGIN = 'access-control-allow-origin'
/** Any, since pages are measured by scripts that mark each request. The star stands for no credentials. */
const ALLOW_HEADERS = 'authorization, content-type, *'
/** As long as any browser remembers. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400

/** What decides whether a page may call. */
export interface OriginCheck {
  /** JSON of the integration's settings. */
  settingsJson: string
  publicUrl: string
}

/** Answers preflights, which know of no integration yet, and opens answers that hold nobody's data. */
export const bindCors = (app: App): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ALLOW_ORIGIN, '*').header('vary', 'origin')
  })

  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', ALLOW_HEADERS)
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_SECONDS)
      .send()
  )
}

/**
 * Lets only those origins on that the integration lists; without a list, all.
 *
 * @throws {ChatError} `origin-not-allowed`.
 */
export const admitOrigin = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { settingsJson, publicUrl }: OriginCheck
): void => {
  const origin = originOf(headers, publicUrl)
  const admission = admissionOf({ settingsJson }, origin)
  if (admission === 'listed') reply.header(ALLOW_ORIGIN, origin)
  if (admission !== 'refused') return
  reply.removeHeader(ALLOW_ORIGIN)
  throw originNotAllowed(headers.origin ?? 'of this request, which names none,')
}
