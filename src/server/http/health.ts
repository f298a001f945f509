import type { FastifyInstance } from 'fastify'
import type { Services } from './services'

/** `/healthz`: the process answers. `/readyz`: it can serve, for its database answers too. */
export const bindHealth = (
  app: FastifyInstance,
  { domain, stopping, log }: Pick<Services, 'domain' | 'stopping' | 'log'>
): void => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' })
    try {
      await domain.storage.read.selectFrom('apps').select('id').limit(1).execute()
      return { status: 'ok' }
    } catch (err) {
      log.error({ event: 'database.unreachable', err }, 'the database does not answer')
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}
