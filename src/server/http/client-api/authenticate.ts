import type { FastifyRequest } from 'fastify'
import { type ChatError, invalidAuth, sessionReplaced } from '../../../protocol'
import { hashToken } from '../../auth'
import { requireUnblocked, resolveBearer } from '../../domain/flows'
import { findReplacedSession, type Session } from '../../domain/records'
import type { RateName } from '../../limits'
import type { App, Services } from '../shared'
import { consumeQuotas } from './consume-quotas'
import { checkPageOrigin } from './cors'

declare module 'fastify' {
  interface FastifyRequest {
    /** Session of the caller; only behind `authenticate`. */
    session: Session
  }
  interface FastifyContextConfig {
    /** Rate limit of a route. @default reads or writes, by its method */
    rate?: RateName
    /** Whether a blocked user may call a writing route. @default false */
    acceptsBlocked?: boolean
  }
}

/** Returns the bearer token of a request. */
export const parseBearer = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

const rateOf = ({ method, routeOptions: { config } }: FastifyRequest): RateName =>
  config.rate ?? (method === 'GET' ? 'reads' : 'writes')

/** Admits only requests with a session of the app, from pages whose origin is allowed. */
export const authenticate = (app: App, services: Services): void => {
  const { domain, settings, limits } = services
  app.decorateRequest('session')

  /** Tells what is wrong with a token that is worth nothing. */
  const explainRefusal = async (appId: string, token = ''): Promise<ChatError> => {
    const tokenHash = hashToken(token)
    const replaced = await findReplacedSession(domain.storage.read, tokenHash, domain.clock())
    return replaced?.appId === appId ? sessionReplaced() : invalidAuth()
  }

  app.addHook('onRequest', async (request, reply) => {
    const token = parseBearer(request)
    const session = token ? await resolveBearer(domain, token) : undefined
    // All routes behind this hook have it in their path.
    const { appId } = request.params as { appId: string }
    if (!session || session.appId !== appId) throw await explainRefusal(appId, token)
    checkPageOrigin(request, reply, {
      settingsJson: session.settingsJson,
      publicUrl: settings.publicUrl
    })
    limits.consume(rateOf(request), session.userId)
    limits.consume('visitors', appId)
    if (request.method !== 'GET') {
      consumeQuotas(services, request, appId)
      if (!request.routeOptions.config.acceptsBlocked) requireUnblocked(session)
    }
    request.session = session
  })
}
