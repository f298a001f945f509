import type { FastifyInstance } from 'fastify'
import { integrationNotFound, type LoaderAnswer, type LoaderVersion } from '../../../protocol'
import { findWebIntegration } from '../../domain/integrations'
import type { Services } from '../services'
import { findRelease, type Release } from './releases'
import type { SnippetInputs, SnippetMaker } from './snippet'

const LOADER_FILE = 'pipit.js'
const FOR_SECONDS = 'public, max-age=15'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store'
}

const loaderVersion = (baseUrl: string, { version, files }: Release): LoaderVersion => ({
  version,
  url: `${baseUrl}/cdn/${version}/${LOADER_FILE}`,
  integrity: files.get(LOADER_FILE)?.integrity ?? ''
})

/** What a snippet may ask for, under `v` and the version that it names. */
const loaderAnswer = (baseUrl: string, releases: Release[]): LoaderAnswer => {
  const versions = releases.map(({ version }) => version)
  const named = ['5', '4', ...versions].flatMap(name => {
    const release = findRelease(releases, name)
    return release ? [[`v${name}`, loaderVersion(baseUrl, release)]] : []
  })
  return { versions, ...Object.fromEntries(named) } as LoaderAnswer
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
        .send(loaderAnswer(settings.publicUrl, releases))
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
