import type { FastifyRequest } from 'fastify'
import { equalSecrets, type Principal } from '../../auth'
import { RestError } from '../rest/errors'

const CHANGES_NOTHING = new Set(['GET', 'HEAD'])

/**
 * Checks that a page of the console itself made the request, when it was the cookie that spoke for it.
 *
 * @throws {RestError} `forbidden` when the request would change something without the session's token.
 */
export const checkCsrf = (principal: Principal, { method, headers }: FastifyRequest): void => {
  if (principal.scope !== 'console' || CHANGES_NOTHING.has(method)) return
  const token = headers['x-csrf-token']
  if (typeof token === 'string' && equalSecrets(token, principal.csrfToken)) return
  throw new RestError('forbidden', 'X-CSRF-Token must hold the csrfToken of the console session.')
}
