import type { FastifyInstance } from 'fastify'
import { isAllowedHost } from '../../limits'

const WRONG_HOST =
  'This server does not answer to this host name. Its operator sets PIPIT_PUBLIC_URL or PIPIT_ALLOWED_HOSTS.'

/** Refuses requests to another name, such as one by which a foreign page's DNS leads to this machine. */
export const checkHost = (
  app: FastifyInstance,
  allowedHosts: readonly string[] | undefined
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isAllowedHost(request.headers.host, allowedHosts)) return done()
    reply.code(421).type('text/plain; charset=utf-8').send(WRONG_HOST)
  })
}
