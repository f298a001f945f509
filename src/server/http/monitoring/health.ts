import type { FastifyInstance } from 'fastify'
import { createReadinessCheck } from './readiness'
import type { Services } from '../shared'

/**
 * `/healthz`: the process is alive. `/readyz`: database and file store can be read and written, and the broker reached; else 503
 * with the reasons, for load balancers.
 */
export const bindHealth = (
  app: FastifyInstance,
  services: Pick<Services, 'domain' | 'files' | 'checkBroker' | 'leaving' | 'log'>
): void => {
  const findReasons = createReadinessCheck(services)

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const reasons = services.leaving.aborted ? ['the server is stopping'] : await findReasons()
    if (!reasons.length) return { status: 'ok' }
    return reply.code(503).send({ status: 'unavailable', reasons })
  })
}
