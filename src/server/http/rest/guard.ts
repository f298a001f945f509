import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { actingScope, type KeyScope, type Principal, reachesApp } from '../../auth'
import { findApp } from '../../domain/apps/apps'
import { checkCsrf } from '../console/csrf'
import type { Services } from '../services'
import { authenticate } from './authenticate'
import { appNotFound, RestError } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scopes that may call a route of the REST API. */
    scopes?: readonly KeyScope[]
  }
  interface FastifyRequest {
    /** Who calls a route of the REST API; known once `guard` let them pass. */
    principal?: Principal
  }
}

/** Routes that make and unmake apps and their keys. */
export const ACCOUNT = { scopes: ['account'] } as const
/** Routes that belong to one app. */
export const APP = { scopes: ['account', 'app'] } as const
/** Routes that integrations may call too. */
export const ALL = { scopes: ['account', 'app', 'integration'] } as const

/** Makes sure that nobody forgets to say who may call a route. */
export const requireScopes = ({ method, url, config }: RouteOptions): void => {
  if (!config?.scopes) throw new Error(`The route ${method} ${url} does not say its scopes.`)
}

const callerOf = (principal: Principal): string =>
  principal.scope === 'console' ? principal.consoleUserId : principal.keyId

/**
 * Makes the check that stands before every route: who calls, whether the route is open to that scope,
 * and whether the app of the address is within reach.
 *
 * @throws {RestError} `unauthorized`, `forbidden`, `app_not_found`.
 * @throws {LimitReached}
 */
export const guard = ({ domain, limits }: Services) =>
  async function checkCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store')
    const { scopes } = request.routeOptions.config
    if (!scopes) return
    const principal = await authenticate(domain, request.headers)
    request.principal = principal
    limits.take('keys', callerOf(principal))
    checkCsrf(principal, request)
    if (!scopes.includes(actingScope(principal))) {
      throw new RestError('forbidden', `This needs a key of scope ${scopes.join(' or ')}.`)
    }
    const { appId } = request.params as { appId?: string }
    if (appId === undefined) return
    const reached = reachesApp(principal, appId) && (await findApp(domain.storage.read, appId))
    if (!reached) throw appNotFound()
    limits.take('apps', appId)
  }
