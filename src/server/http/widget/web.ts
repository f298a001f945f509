import type { FastifyInstance } from 'fastify'
import { integrationNotFound } from '../../../protocol'
import { findWebIntegration } from '../../domain/integrations/integrations'
import type { Services } from '../services'
import { createLoaderAnswer } from './loader-answer'
import type { Release } from './releases'
import type { SnippetInputs, SnippetMaker } from './snippet'

const FOR_SECONDS = 'public, max-age=15'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store'
}

/** `/web/…`: what sites paste, and what that asks for. */
export const bindWeb = (
  app: FastifyInstance,
  { domain, settings }: Services,
  releases: Release[],
  makeSnippet: SnippetMaker
): void => {
  // Asked where a script of the page marks every request.
  app.options('/web/*', (_request, reply) =>
    reply
      .code(204)
      .headers({ ...HEADERS, 'access-control-allow-headers': '*' })
      .send()
  )

  app.get<{ Params: { integrationId: string } }>(
    '/web/:integrationId/loader.json',
    async ({ params: { integrationId } }, reply) => {
      reply.headers(HEADERS)
      if (!(await findWebIntegration(domain.storage.read, integrationId))) {
        throw integrationNotFound(integrationId)
      }
      return reply
        .header('cache-control', FOR_SECONDS)
        .send(createLoaderAnswer(settings.publicUrl, releases, integrationId))
    }
  )

  app.get<{ Querystring: Record<string, unknown> }>('/web/snippet.js', async ({ query }, reply) => {
    const text = (name: keyof SnippetInputs) =>
      query[name] === undefined ? undefined : String(query[name])
    const snippet = makeSnippet({
      global: text('global'),
      integrationId: text('integrationId'),
      version: text('version')
    })
    return reply
      .headers(HEADERS)
      .header('cache-control', FOR_SECONDS)
      .type('text/javascript; charset=utf-8')
      .send(snippet)
  })
}
