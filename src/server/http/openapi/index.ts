import type { FastifyInstance } from 'fastify'
import { renderReference } from '../../../guide/reference'
import { answerBuilt } from '../answer-built'
import type { Services } from '../services'
import { GUIDE_HEADERS } from '../site/guide'
import { buildDocument } from './build-document'
import type { Route } from './collect-routes'

export { collectRoutes } from './collect-routes'

declare const __VERSION__: string

const PAGE = '/guide/rest-api'

/** Makes something when it is first asked for, and keeps it. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** `/openapi.json`: the REST API and the client API, for programs; and a page on which people read it. */
export const bindOpenApi = (
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
  routes: readonly Route[]
): void => {
  const document = once(() => buildDocument(routes, settings.publicUrl, __VERSION__))
  const json = once(() => Buffer.from(JSON.stringify(document())))
  const page = once(() => Buffer.from(renderReference(document(), PAGE)))

  app.get('/openapi.json', async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    return answerBuilt(request, reply, { body: json(), type: 'application/json; charset=utf-8' })
  })

  app.get(PAGE, async (request, reply) => {
    reply.headers(GUIDE_HEADERS)
    return answerBuilt(request, reply, { body: page(), type: 'text/html; charset=utf-8' })
  })
}
