import type { FastifyInstance } from 'fastify'
import { equalSecrets } from '../auth'
import { type Metrics, METRICS_TYPE } from '../metrics'
import type { Services } from './services'

const NO_ROUTE = 'none'
const MS = 1000
/** Requests that last until something happens. */
const WAITING: Record<string, 'poll' | 'stream'> = {
  '/sdk/v1/apps/:appId/events': 'poll',
  '/v2/apps/:appId/events': 'stream',
  '/sc/v2/apps/:appId/events': 'stream'
}

/** Counts every request when it is over, however it ends. */
export const countRequests = (app: FastifyInstance, metrics: Metrics | undefined): void => {
  if (!metrics) return
  app.addHook('onRequest', ({ method, routeOptions: { url: route = NO_ROUTE } }, reply, done) => {
    const kind = WAITING[route]
    const disconnect = kind && metrics.connected(kind)
    reply.raw.once('close', () => {
      disconnect?.()
      const status = reply.raw.writableFinished ? reply.statusCode : 0
      metrics.answered({ method, route, status }, reply.elapsedTime / MS)
    })
    done()
  })
}

/**
 * `/metrics`, for who bears the token. Without one in the settings there is no such address: what a
 * server does is its operator's business, and behind a proxy every caller seems to be near.
 */
export const bindMetrics = (
  app: FastifyInstance,
  { metrics, settings: { metricsToken } }: Pick<Services, 'metrics' | 'settings'>
): void => {
  if (!metrics || metricsToken === undefined) return

  app.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store')
    const [, token = ''] = /^bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (!equalSecrets(token, metricsToken)) {
      reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8')
      return reply.send('This needs the token of PIPIT_METRICS_TOKEN as bearer.')
    }
    return reply.type(METRICS_TYPE).send(await metrics.text())
  })
}
