import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../domain/records'

/** Tells who calls a route behind the guard. */
export const actorOf = ({ principal }: FastifyRequest): Actor => {
  if (!principal) throw new Error('The route has no guard, so it is not known who calls it.')
  return principal.scope === 'console'
    ? { type: 'user', id: principal.consoleUserId }
    : { type: 'key', id: principal.keyId }
}
