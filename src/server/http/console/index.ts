import type { App } from '../app'
import { answerNoRoute, answerRestError } from '../rest/errors'
import { compileSchema } from '../rest/validation'
import type { Services } from '../services'
import { bindConsoleSession } from './session'

/** What the console asks for beyond the REST API, under `/console/api`. Errors look the same. */
export const bindConsoleApi = (app: App, services: Services): void => {
  app.setValidatorCompiler(compileSchema)
  app.setErrorHandler(answerRestError)
  app.setNotFoundHandler(answerNoRoute)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bindConsoleSession(app, services)
}
