import type { FastifyInstance } from 'fastify'
import { REFERENCE_PATHS, renderReference } from '../../../guide/reference'
import { answerBuilt, type Services } from '../shared'
import { GUIDE_HEADERS } from '../site'
import { buildDocument } from './build-document'
import type { Route } from './collect-routes'

export { collectRoutes } from './collect-routes'

declare const __VERSION__: string

/** Caches a value, which is made at the first call. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** `/openapi.json`: the document of the REST API and the client API; and pages that show it. */
export const bindOpenApi = (
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
  routes: readonly Route[]
): void => {
  const document = once(() => buildDocument(routes, settings.publicUrl, __VERSION__))
  const json = once(() => Buffer.from(JSON.stringify(document())))
  const pages = once(() => renderReference(document()))

  app.get('/openapi.json', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    return answerBuilt(request, reply, { body: json(), type: 'application/json; charset=utf-8' })
  })

  for (const path of REFERENCE_PATHS) {
    const body = once(() => Buffer.from(pages().get(path) ?? ''))
    app.get(path, async (request, reply) => {
      reply.headers(GUIDE_HEADERS)
      return answerBuilt(request, reply, { body: body(), type: 'text/html; charset=utf-8' })
    })
  }
}
