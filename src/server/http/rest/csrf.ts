import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { equalSecrets, type Principal } from '../../auth'
import type { Services } from '../shared'
import { RestError } from './errors'

type Address = Pick<Services['settings'], 'publicUrl' | 'hasPublicUrl'>

/**
 * Tells whether the page of a request is one of this server. Where its public address is not set, that is
 * the host that was called; a proxy may have taken HTTPS off, so the scheme is not known.
 */
const isOwnOrigin = (
  { origin, host }: IncomingHttpHeaders,
  { publicUrl, hasPublicUrl }: Address
): boolean =>
  origin === undefined ||
  origin === new URL(publicUrl).origin ||
  (!hasPublicUrl && (origin === `http://${host}` || origin === `https://${host}`))

/**
 * Refuses a page of another origin, which holds a cookie of the console, and perhaps its token.
 *
 * @throws {RestError} `forbidden`.
 */
export const checkOwnOrigin = ({ headers }: FastifyRequest, address: Address): void => {
  if (isOwnOrigin(headers, address)) return
  throw new RestError('forbidden', 'The console is used from its own pages only.')
}

/** Tells the origin of the page of a request that {@link checkOwnOrigin} lets through. */
export const ownOrigin = (
  { headers: { origin } }: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: Address
): string => origin ?? new URL(publicUrl).origin

const CHANGES_NOTHING = new Set(['GET', 'HEAD'])

/**
 * Checks origin and CSRF token of a request that a cookie authenticates.
 *
 * @throws {RestError} `forbidden` for a page elsewhere, and for a changing request without the session's token.
 */
export const checkCsrf = (
  principal: Principal,
  request: FastifyRequest,
  address: Address
): void => {
  if (principal.scope !== 'console') return
  checkOwnOrigin(request, address)
  const { method, headers } = request
  if (CHANGES_NOTHING.has(method)) return
  const token = headers['x-csrf-token']
  if (typeof token === 'string' && equalSecrets(token, principal.csrfToken)) return
  throw new RestError('forbidden', 'X-CSRF-Token must hold the csrfToken of the console session.')
}
