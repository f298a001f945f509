import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
/** What proxies give, and nothing that could begin a line of its own in a log. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/

/**
 * Makes what names each request.
 *
 * @param trustProxy Whether a name that came with the request is kept.
 */
export const nameRequests =
  (trustProxy: boolean) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers[HEADER]
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }

/** Tells callers the name of their request, by which the log knows it. */
export const answerRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(HEADER, id)
    done()
  })
}
