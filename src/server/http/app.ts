import { randomUUID } from 'node:crypto'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault
} from 'fastify'
import { BODY_MAX_BYTES } from '../../protocol'
import { bindSdk } from './sdk'
import type { Services } from './services'

/** A fastify instance whose schemas give handlers their types. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Puts together all that this server answers. It listens to nothing yet. */
export const buildApp = (services: Services): App => {
  const app = Fastify({
    loggerInstance: services.log,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: services.settings.trustProxy,
    forceCloseConnections: 'idle'
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.debug({ event: 'request', method, route: routeOptions.url, ms }, 'answered')
  })

  app.register(async sdk => bindSdk(sdk, services), { prefix: '/sdk/v1' })
  return app
}
