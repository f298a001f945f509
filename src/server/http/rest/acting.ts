import type { FastifyRequest } from 'fastify'
import type { Principal } from '../../auth'
import type { Actor } from '../../domain/records'

/** Returns the caller of a route behind the guard, with what they may do. */
export const principalOf = ({ principal }: FastifyRequest): Principal => {
  if (!principal) throw new Error('The route has no guard, so it is not known who calls it.')
  return principal
}

/** Tells who calls a route behind the guard. */
export const actorOf = (request: FastifyRequest): Actor => {
  const principal = principalOf(request)
  return principal.scope === 'console'
    ? { type: 'user', id: principal.consoleUserId }
    : { type: 'key', id: principal.keyId }
}
