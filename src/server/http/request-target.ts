import type { FastifyInstance } from 'fastify'

/** A whole address, as proxies are asked for; after the host comes what counts. */
const ABSOLUTE = /^https?:\/\/[^/?#]*(.*)$/i

/** Path and query of what was asked for: whatever host it names, it is this server that was asked. */
export const originForm = (target: string): string => {
  const [, rest] = ABSOLUTE.exec(target) ?? []
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Refuses what is neither a path nor a whole address, such as the `*` of OPTIONS. */
export const refuseOtherTargets = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/')) return done()
    reply.code(400).type('text/plain; charset=utf-8')
    reply.send('The target of a request must be a path, or an http or https address.')
  })
}
