import type { FastifyReply, FastifyRequest } from 'fastify'
import { originNotAllowed } from '../../../protocol'
import { checkOrigin, originOf } from '../../domain/records'
import type { App } from '../shared'

const ALLOW_ORIGIN = 'access-control-allow-origin'
/** Any header: monitoring scripts of pages add their own. The star is valid without credentials. */
const ALLOW_HEADERS = 'authorization, content-type, *'
/** Longest time that a browser caches a preflight. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400

/** Settings that decide which pages may call. */
export interface OriginCheck {
  /** JSON of the integration's settings. */
  settingsJson: string
  publicUrl: string
  /**
   * Lets a refused page read why. The answer says only what the page knows, its own origin.
   *
   * @default false
   */
  isRefusalReadable?: boolean
  /** Called before a refusal. */
  onRefused?(): void
}

/** Answers preflights, which name no integration, and allows any origin until a session is known. */
export const bindCors = (app: App): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ALLOW_ORIGIN, '*').header('vary', 'origin')
  })

  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', ALLOW_HEADERS)
      .header('access-control-max-age', PREFLIGHT_MAX_AGE_SECONDS)
      .send()
  )
}

/**
 * Admits only the origins that the integration lists; without a list, all.
 *
 * @throws {ChatError} `origin-not-allowed`.
 */
export const checkPageOrigin = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { settingsJson, publicUrl, isRefusalReadable, onRefused }: OriginCheck
): void => {
  const origin = originOf(headers, publicUrl)
  const admission = checkOrigin({ settingsJson }, origin)
  if (admission === 'listed') reply.header(ALLOW_ORIGIN, origin)
  if (admission !== 'refused') return
  onRefused?.()
  if (!isRefusalReadable) reply.removeHeader(ALLOW_ORIGIN)
  throw originNotAllowed(headers.origin ?? 'of this request, which names none,')
}
