import type { App } from '../app'
import { answerNoRoute, answerRestError, badRequest } from '../rest/errors'
import type { Services } from '../services'
import { schemaCompiler } from '../validation'
import { bindConsoleSession } from './session'

/** What the console asks for beyond the REST API, under `/console/api`. Errors look the same. */
export const bindConsoleApi = (app: App, services: Services): void => {
  app.setValidatorCompiler(schemaCompiler(badRequest))
  app.setErrorHandler(answerRestError)
  app.setNotFoundHandler(answerNoRoute)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bindConsoleSession(app, services)
}
