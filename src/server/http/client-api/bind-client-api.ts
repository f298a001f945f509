import {
  type App,
  awaitStored,
  limitFailures,
  readAsJson,
  schemaCompiler,
  type Services
} from '../shared'
import { bindActivities } from './activities'
import { authenticate } from './authenticate'
import { bindClient } from './client'
import { bindConfig } from './config'
import { bindConversations } from './conversations'
import { bindCors } from './cors'
import { answerNoRoute, answerClientError, invalidRequest } from './errors'
import { bindEvents } from './events'
import { bindFiles } from './files'
import { bindLinks } from './links'
import { bindLogin } from './login'
import { bindMessages } from './messages'
import { bindPostbacks } from './postbacks'
import { bindRegions } from './regions'
import { bindSessions } from './sessions'
import { bindUser } from './user'

/** The client API, `/sdk/v1`, which the widget uses. */
export const bindClientApi = (app: App, services: Services): void => {
  app.setValidatorCompiler(schemaCompiler(invalidRequest))
  app.setErrorHandler(limitFailures(services, answerClientError))
  app.setNotFoundHandler(answerNoRoute)
  // Browsers send this type without a preflight.
  readAsJson(app, 'text/plain')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  bindCors(app)
  awaitStored(app, services)

  bindConfig(app, services)
  bindRegions(app, services)
  bindSessions(app, services)
  bindLogin(app, services)

  app.register(async signedIn => {
    authenticate(signedIn, services)
    bindUser(signedIn, services)
    bindClient(signedIn, services)
    bindConversations(signedIn, services)
    bindMessages(signedIn, services)
    bindFiles(signedIn, services)
    bindPostbacks(signedIn, services)
    bindActivities(signedIn, services)
    bindLinks(signedIn, services)
    bindEvents(signedIn, services)
  })
}
