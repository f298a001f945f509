import type { FastifyInstance, FastifyRequest } from 'fastify'
import { equalSecrets } from '../../auth'
import { type Metrics, METRICS_TYPE } from '../../metrics'
import type { Services } from '../shared'

const NO_ROUTE = 'none'
const MS = 1000
/** Routes whose requests wait for events. */
const WAITING: Record<string, 'poll' | 'stream'> = {
  '/sdk/v1/apps/:appId/events': 'poll',
  '/v2/apps/:appId/events': 'stream',
  '/sc/v2/apps/:appId/events': 'stream'
}

/** Records every request when it ends. */
export const countRequests = (app: FastifyInstance, metrics: Metrics | undefined): void => {
  if (!metrics) return
  app.addHook('onRequest', ({ method, routeOptions: { url: route = NO_ROUTE } }, reply, done) => {
    const kind = WAITING[route]
    const disconnect = kind && metrics.countConnection(kind)
    reply.raw.once('close', () => {
      disconnect?.()
      const status = reply.raw.writableFinished ? reply.statusCode : 0
      metrics.recordRequest({ method, route, status }, reply.elapsedTime / MS)
    })
    done()
  })
}

/** Headers that proxies add. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip']
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/
const NEAR_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Tells whether a program on this machine calls directly, and not a proxy or a page in a browser. */
const isNear = ({ headers, raw }: FastifyRequest): boolean =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  NEAR_HOST.test(headers.host ?? '') &&
  !FORWARDED.some(name => name in headers)

const bears = ({ headers }: FastifyRequest, token: string): boolean =>
  equalSecrets(/^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '', token)

/**
 * `/metrics`, for callers with the token. Without one in the settings only for programs on this machine;
 * others get 404.
 */
export const bindMetrics = (
  app: FastifyInstance,
  { metrics, limits, settings: { metricsToken } }: Pick<Services, 'metrics' | 'limits' | 'settings'>
): void => {
  if (!metrics) return

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (metricsToken === undefined) {
      if (!isNear(request)) return reply.callNotFound()
    } else if (!bears(request, metricsToken)) {
      limits.consume('failures', request.clientAddress)
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8')
      return reply.send('This needs the token of PIPIT_METRICS_TOKEN as bearer.')
    }
    return reply.type(METRICS_TYPE).send(await metrics.render())
  })
}
