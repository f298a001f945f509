import type { FastifyRequest } from 'fastify'
import { invalidAuth } from '../../../protocol'
import { admitBearer } from '../../domain/sessions/bearers'
import type { Session } from '../../domain/sessions/sessions'
import type { RateName } from '../../limits'
import type { App } from '../app'
import type { Services } from '../services'
import { admitOrigin } from './cors'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the widget that calls; only behind `authenticate`. */
    session: Session
  }
  interface FastifyContextConfig {
    /** What a call of a signed-in widget counts as. @default reads or writes, by its method */
    rate?: RateName
  }
}

/** Reads the token that a call bears. */
export const readToken = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

const rateOf = ({ method, routeOptions: { config } }: FastifyRequest): RateName =>
  config.rate ?? (method === 'GET' ? 'reads' : 'writes')

/** Lets only signed-in widgets on, from pages that may call, each to its own app. */
export const authenticate = (app: App, { domain, settings, limits }: Services): void => {
  app.decorateRequest('session')

  app.addHook('onRequest', async (request, reply) => {
    const token = readToken(request)
    const session = token ? await admitBearer(domain, token) : undefined
    const { appId } = request.params as { appId: string }
    if (!session || session.appId !== appId) throw invalidAuth()
    admitOrigin(request, reply, {
      settingsJson: session.settingsJson,
      publicUrl: settings.publicUrl
    })
    limits.take(rateOf(request), session.userId)
    limits.take('visitors', appId)
    request.session = session
  })
}
