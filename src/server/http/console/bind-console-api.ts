import { createSharedThrottle } from '../../domain/flows'
import { type App, awaitStored, schemaCompiler, type Services } from '../shared'
import { answerNoRoute, answerRestError, badRequest } from '../rest'
import { bindConsoleApps } from './apps'
import { createOwnPasswordCheck } from './check-own-password'
import { createCodeThrottle } from './code-throttle'
import { bindDemo } from './demo'
import { guardMembers, requireRole } from './guard-members'
import { createSignInGuard } from './guard-sign-ins'
import { bindConsoleHealth } from './health'
import { bindJoin } from './join'
import { bindPasskeySession } from './passkey-session'
import { bindPasskeys } from './passkeys'
import { bindPassword } from './password'
import { bindPresence } from './presence'
import { bindReset } from './reset'
import { bindSecondFactor } from './second-factor'
import { bindSecondStep } from './second-step'
import { bindConsoleSession } from './session'
import { bindSavedViews } from './saved-views'
import { bindSessions } from './sessions'
import { bindSetUp } from './set-up'
import { bindTeam } from './team'

/** Calls of the console beyond the REST API, under `/console/api`, with the same form of errors. */
export const bindConsoleApi = (app: App, services: Services): void => {
  app.setValidatorCompiler(schemaCompiler(badRequest))
  app.setErrorHandler(answerRestError)
  app.setNotFoundHandler(answerNoRoute)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.decorateRequest('signedIn')
  app.addHook('onRoute', requireRole)
  app.addHook('onRequest', guardMembers(services))
  awaitStored(app, services)
  const { domain } = services
  const { clock } = domain
  const guardSignIn = createSignInGuard(clock, (name, rate) =>
    createSharedThrottle(domain, name, rate)
  )
  const checkOwnPassword = createOwnPasswordCheck(services, guardSignIn)
  const countCode = createCodeThrottle(clock)
  bindConsoleSession(app, services, guardSignIn)
  bindSecondStep(app, services, guardSignIn)
  bindPasskeySession(app, services, guardSignIn)
  bindSessions(app, services)
  bindPassword(app, services, checkOwnPassword)
  bindSecondFactor(app, services, checkOwnPassword)
  bindPasskeys(app, services, checkOwnPassword)
  bindConsoleApps(app, services)
  bindSavedViews(app, services)
  bindPresence(app, services)
  bindDemo(app, services)
  bindSetUp(app, services, countCode)
  bindReset(app, services, countCode)
  bindConsoleHealth(app, services)
  bindTeam(app, services)
  bindJoin(app, services, countCode)
}
