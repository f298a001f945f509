import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type KeyScope, type Principal, reachesApp, type Role } from '../../auth'
import { findApp } from '../../domain/records'
import { checkCsrf } from './csrf'
import { checkRole } from './check-role'
import type { Services } from '../shared'
import { authenticate } from './authenticate'
import { appNotFound, RestError } from './errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scopes that may call a route of the REST API. */
    scopes?: readonly KeyScope[]
    /** The least role of console users that may call a route. @default none of them may */
    role?: Role
  }
  interface FastifyRequest {
    /** Caller of a route of the REST API; set by `guard`. */
    principal?: Principal
  }
}

/** Routes that create, list and delete apps. */
export const ACCOUNT = { scopes: ['account'] } as const
/** Routes that manage the keys of an app, for owners of the team, too. */
export const ACCOUNT_OR_OWNER = { scopes: ['account'], role: 'owner' } as const
/** Routes that belong to all apps, for those of the team who set them up, too. */
export const ACCOUNT_OR_ADMIN = { scopes: ['account'], role: 'admin' } as const
/** Routes that belong to one app, for everyone of the team. */
export const APP = { scopes: ['account', 'app'], role: 'agent' } as const
/** Routes that belong to one app, for those of the team who set it up. */
export const APP_SETUP = { scopes: ['account', 'app'], role: 'admin' } as const
/** Routes that integrations may call too, for everyone of the team. */
export const ALL = { scopes: ['account', 'app', 'integration'], role: 'agent' } as const
/** Routes that integrations may call too, for those of the team who set the app up. */
export const ALL_SETUP = { scopes: ['account', 'app', 'integration'], role: 'admin' } as const

/** Refuses a route that does not name the scopes that may call it, and the role where console users may. */
export const requireScopes = ({ method, url, config }: RouteOptions): void => {
  if (!config?.scopes) throw new Error(`The route ${method} ${url} does not say its scopes.`)
  if (!config.scopes.includes('app') || config.role) return
  throw new Error(`The route ${method} ${url} does not say its role.`)
}

const callerOf = (principal: Principal): string =>
  principal.scope === 'console' ? principal.consoleUserId : principal.keyId

/**
 * Makes the hook that runs before every route: it authenticates the caller, and checks that its scope
 * and role may call the route and reach the app of the address.
 *
 * @throws {RestError} `unauthorized`, `forbidden`, `app_not_found`.
 * @throws {LimitReached}
 */
export const guard = (services: Services) =>
  async function checkCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('cache-control', 'no-store')
    const { domain, limits } = services
    const { scopes, role } = request.routeOptions.config
    if (!scopes) return
    const principal = await authenticate(services, request.headers)
    request.principal = principal
    limits.consume('keys', callerOf(principal))
    checkCsrf(principal, request, services.settings)
    const { scope } = principal
    if (scope === 'console' ? !role : !scopes.includes(scope)) {
      throw new RestError('forbidden', `This needs a key of scope ${scopes.join(' or ')}.`)
    }
    if (role) checkRole(principal, role)
    // Fastify types parameters only in handlers with a schema.
    const { appId } = request.params as { appId?: string }
    if (appId === undefined) return
    const reached = reachesApp(principal, appId) && (await findApp(domain.storage.read, appId))
    if (!reached) throw appNotFound()
    limits.consume('apps', appId)
  }
