import { type App, schemaCompiler, type Services } from '../shared'
import { answerNoRoute, answerRestError, badRequest } from '../rest'
import { bindConsoleSession } from './session'

/** Calls of the console beyond the REST API, under `/console/api`, with the same form of errors. */
export const bindConsoleApi = (app: App, services: Services): void => {
  app.setValidatorCompiler(schemaCompiler(badRequest))
  app.setErrorHandler(answerRestError)
  app.setNotFoundHandler(answerNoRoute)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bindConsoleSession(app, services)
}
