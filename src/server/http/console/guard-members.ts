import type { FastifyRequest, RouteOptions } from 'fastify'
import { reachesApp, type Role } from '../../auth'
import { type Actor, findApp } from '../../domain/records'
import { appNotFound, authenticate, checkCsrf, checkRole, RestError } from '../rest'
import type { Services } from '../shared'
import type { SignedIn } from './signed-in'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route of the console is also for people who are not signed in. @default false */
    isOpen?: boolean
  }
  interface FastifyRequest {
    /** Caller of a route of the console; set by `guardMembers`. */
    signedIn?: SignedIn
  }
}

/** Routes for people who are not signed in, too. */
export const OPEN = { isOpen: true } as const

const routesOf = (role: Role) => ({ role })

/** Routes for everyone of the team. */
export const MEMBERS = routesOf('agent')
/** Routes for admins and owners. */
export const ADMINS = routesOf('admin')
/** Routes for owners. */
export const OWNERS = routesOf('owner')

/** Refuses a route that does not name the role that it needs. */
export const requireRole = ({ method, url, config }: RouteOptions): void => {
  if (config?.role || config?.isOpen) return
  throw new Error(`The route ${method} ${url} does not say its role.`)
}

/**
 * Makes the hook that runs before every route of the console: it reads the session, and checks that the
 * role of its user, as it is now, may call the route.
 *
 * @throws {RestError} `unauthorized` without a session; `forbidden` for a change without its token, and for
 *   another role; `app_not_found` for an app that they do not reach.
 * @throws {LimitReached}
 */
export const guardMembers = (services: Services) =>
  async function checkMember(request: FastifyRequest): Promise<void> {
    const { role } = request.routeOptions.config
    if (!role) return
    const principal = await authenticate(services, { cookie: request.headers.cookie })
    checkCsrf(principal, request, services.settings)
    if (principal.scope !== 'console') throw new RestError('unauthorized', 'Sign in first.')
    checkRole(principal, role)
    const { consoleUserId: id, ...session } = principal
    // Fastify types parameters only in handlers with a schema.
    const { appId } = request.params as { appId?: string }
    if (appId !== undefined) {
      services.limits.consume('keys', id)
      const reached = reachesApp(principal, appId)
      if (!reached || !(await findApp(services.domain.storage.read, appId))) throw appNotFound()
    }
    request.signedIn = {
      id,
      email: session.email,
      displayName: session.displayName,
      avatarUrl: session.avatarUrl,
      isShown: session.isShown,
      role: session.role,
      csrfToken: session.csrfToken
    }
  }

/** Tells who calls a route behind the guard. */
export const memberOf = ({ signedIn }: FastifyRequest): SignedIn => {
  if (!signedIn) throw new Error('The route names no role, so it is not known who calls it.')
  return signedIn
}

/** Tells who makes a change behind the guard. */
export const actorOf = (request: FastifyRequest): Actor => ({
  type: 'user',
  id: memberOf(request).id
})
