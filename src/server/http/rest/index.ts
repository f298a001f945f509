import type { FastifyInstance } from 'fastify'
import type { Services } from '../services'
import { bindApps } from './apps'
import { answerNoRoute, answerRestError } from './errors'
import { guard, requireScopes } from './guard'
import { bindIntegrations } from './integrations'
import { bindKeys } from './keys'
import { compileSchema } from './validation'

const PREFIXES = ['/v2', '/sc/v2']

/** The business REST API, under both of its addresses. */
export const bindRest = (app: FastifyInstance, services: Services): void => {
  for (const prefix of PREFIXES) {
    app.register(
      async rest => {
        rest.setValidatorCompiler(compileSchema)
        rest.setErrorHandler(answerRestError)
        rest.setNotFoundHandler(answerNoRoute)
        rest.addHook('onRoute', requireScopes)
        rest.addHook('onRequest', guard(services.domain))
        bindApps(rest, services)
        bindKeys(rest, services)
        bindIntegrations(rest, services)
      },
      { prefix }
    )
  }
}
