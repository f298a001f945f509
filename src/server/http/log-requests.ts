import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const REFUSED = 400
const NO_ROUTE = 'none'

/**
 * Writes a line a request, when it is over: at `info` where it was refused or failed, at `debug` where
 * all went well, since a busy server answers thousands a second and counts them in its metrics.
 *
 * The line names the route by its template, never the address that was called: queries, externalIds and
 * file names stay out of the log.
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
