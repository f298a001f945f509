import type { FastifyInstance } from 'fastify'
import { answerBuilt } from '../answer-built'
import type { Services } from '../services'
import { buildDocument, type OpenApiDocument } from './build-document'
import type { Route } from './collect-routes'

export { collectRoutes } from './collect-routes'

declare const __VERSION__: string

/** `/openapi.json`: the REST API and the client API, for programs. */
export const bindOpenApi = (
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
  routes: readonly Route[]
): void => {
  let document: OpenApiDocument | undefined
  let json: Buffer | undefined

  app.get('/openapi.json', async (request, reply) => {
    document ??= buildDocument(routes, settings.publicUrl, __VERSION__)
    json ??= Buffer.from(JSON.stringify(document))
    reply.header('access-control-allow-origin', '*')
    return answerBuilt(request, reply, { body: json, type: 'application/json; charset=utf-8' })
  })
}
