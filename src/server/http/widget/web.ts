import type { FastifyInstance } from 'fastify'
import { integrationNotFound } from '../../../protocol'
import { findWebIntegration } from '../../domain/records'
import type { Services } from '../shared'
import { createLoaderAnswer } from './loader-answer'
import type { Release } from './releases'
import { INTEGRATION_ID, type SnippetInputs, type SnippetMaker } from './snippet'

const FOR_SECONDS = 'public, max-age=15'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store'
}

/** `/web/…`: the snippet, and the loader's answer that it requests. */
export const bindWeb = (
  app: FastifyInstance,
  { domain, settings, pageLoads }: Services,
  releases: Release[],
  makeSnippet: SnippetMaker
): void => {
  // Browsers send a preflight when a script of the page adds headers to every request.
  app.options('/web/*', (_request, reply) =>
    reply
      .code(204)
      .headers({ ...HEADERS, 'access-control-allow-headers': '*' })
      .send()
  )

  app.get<{ Params: { integrationId: string } }>(
    '/web/:integrationId/loader.json',
    async ({ params: { integrationId }, headers }, reply) => {
      reply.headers(HEADERS)
      const isKnown = await findWebIntegration(domain.storage.read, integrationId)
      if (isKnown) pageLoads.note(integrationId, 'snippet', headers)
      const notFound = integrationNotFound(integrationId)
      // Neither is there a snippet with such an id.
      if (!isKnown && !INTEGRATION_ID.test(integrationId)) throw notFound
      const answer = createLoaderAnswer(settings.publicUrl, releases, integrationId, makeSnippet)
      if (isKnown) return reply.header('cache-control', FOR_SECONDS).send(answer)
      // With the scripts, so that `init` rejects with the cause, which the snippet has no room to say.
      const { code, message } = notFound
      return reply.code(404).send({ error: { code, message }, ...answer })
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
