import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const REFUSED = 400
const NO_ROUTE = 'none'

/**
 * Logs a line for each finished request: at `info` when it was refused or failed, at `debug` when it
 * succeeded, since a busy server answers thousands a second and counts them in its metrics.
 *
 * The line has the template of the route, never the address: queries, externalIds and file names stay
 * out of the log.
 */
export const logRequests = (app: FastifyInstance): void => {
  const write = ({ method, routeOptions, log }: FastifyRequest, reply: FastifyReply) => {
    const isAnswered = reply.raw.writableFinished
    const line = {
      event: 'request',
      method,
      route: routeOptions.url ?? NO_ROUTE,
      ...(isAnswered && { status: reply.statusCode }),
      ms: Math.round(reply.elapsedTime)
    }
    if (!isAnswered) return log.debug(line, 'the caller went')
    if (reply.statusCode >= REFUSED) return log.info(line, 'refused')
    log.debug(line, 'answered')
  }

  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => write(request, reply))
    done()
  })
}
