import type { FastifyInstance } from 'fastify'
import { watchReadiness } from './readiness'
import type { Services } from './services'

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, since it can read, write and keep files; else
 * 503 with the reasons, so that no new visitors are sent here.
 */
export const bindHealth = (
  app: FastifyInstance,
  services: Pick<Services, 'domain' | 'files' | 'stopping' | 'log'>
): void => {
  const findReasons = watchReadiness(services)

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const reasons = services.stopping.aborted ? ['the server is stopping'] : await findReasons()
    if (!reasons.length) return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable', reasons })
  })
}
