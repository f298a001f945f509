import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
/** Ids as proxies make them, without characters that could forge a line of the log. */
const WELL_FORMED = /^[\w.:+/=-]{8,128}$/

/**
 * Makes the function that returns the id of a request.
 *
 * @param trustProxy Keeps the id in a request's header.
 */
export const createRequestIds =
  (trustProxy: boolean) =>
  ({ headers }: { headers: IncomingHttpHeaders }): string => {
    const given = headers[HEADER]
    return trustProxy && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
  }

/** Adds the id of a request, which the log names, to the headers of its answer. */
export const addRequestIdHeader = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(HEADER, id)
    done()
  })
}
