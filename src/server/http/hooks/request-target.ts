import type { FastifyInstance } from 'fastify'

/** The absolute form of a request target, as proxies receive it. */
const ABSOLUTE = /^https?:\/\/[^/?#]*(.*)$/i

/** Returns path and query of a request target; the host of an absolute one is ignored. */
export const toOriginForm = (target: string): string => {
  const [, rest] = ABSOLUTE.exec(target) ?? []
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Refuses targets that are neither a path nor an absolute address, such as the `*` of OPTIONS. */
export const checkRequestTarget = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/')) return done()
    reply.code(400).type('text/plain; charset=utf-8')
    reply.send('The target of a request must be a path, or an http or https address.')
  })
}
