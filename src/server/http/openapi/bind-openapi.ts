import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listReferencePassages, REFERENCE_PATHS, renderReference } from '../../../guide/reference'
import { createTextAnswers, type Services } from '../shared'
import { createPageFiles, GUIDE_HEADERS } from '../site'
import { buildDocument } from './build-document'
import type { Route } from './collect-routes'

export { collectRoutes } from './collect-routes'

declare const __VERSION__: string

/** Caches a value, which is made at the first call. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * `/openapi.json`: the document of the REST API and the client API; pages that show it; and what a search
 * of the guide looks through, which has its calls too.
 */
export const bindOpenApi = (
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
  routes: readonly Route[]
): void => {
  const document = once(() => buildDocument(routes, settings.publicUrl, __VERSION__))
  const json = once(() => Buffer.from(JSON.stringify(document())))
  const pages = once(() => renderReference(document()))
  const answerText = createTextAnswers()

  app.get('/openapi.json', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    return answerText(request, reply, { body: json(), type: JSON_TYPE })
  })

  const readPageFile = createPageFiles(join(settings.distDir, 'guide'))
  const passages = once(() => {
    const written: unknown[] = JSON.parse(readPageFile('guide/search.json').toString())
    return Buffer.from(JSON.stringify([...written, ...listReferencePassages(document())]))
  })
  app.get('/guide/search.json', async (request, reply) =>
    answerText(request, reply, { body: passages(), type: JSON_TYPE })
  )

  for (const path of REFERENCE_PATHS) {
    const body = once(() => Buffer.from(pages().get(path) ?? ''))
    app.get(path, async (request, reply) => {
      reply.headers(GUIDE_HEADERS)
      return answerText(request, reply, { body: body(), type: 'text/html; charset=utf-8' })
    })
  }
}
