import { Type } from 'typebox'
import { createFirstUser, hasConsoleUsers } from '../../domain/flows'
import { checkOwnOrigin, RestError } from '../rest'
import { type App, Name, type Services } from '../shared'
import type { CodeThrottle } from './code-throttle'
import { Email, Password } from './credential-fields'
import { OPEN } from './guard-members'
import { describeMe, openSessionFor } from './signed-in'

const CODE_MAX_CHARS = 100

const SetUp = Type.Object({
  code: Type.String({ minLength: 1, maxLength: CODE_MAX_CHARS, writeOnly: true }),
  businessName: Name,
  email: Email,
  password: Password
})

const isDone = () =>
  new RestError('conflict', 'Set-up is done: someone can sign in to the console already.')

const isUnknown = () =>
  new RestError(
    'not_found',
    'This code does not work. Start the server again: it prints a new one.'
  )

/** `/console/api/set-up`: the first account, by the code that the start has printed. */
export const bindSetUp = (app: App, services: Services, countCode: CodeThrottle): void => {
  const { domain, settings, setUpCode } = services

  app.get('/set-up', { config: OPEN }, async () => ({
    isOpen: !(await hasConsoleUsers(domain.storage.read))
  }))

  app.post('/set-up', { config: OPEN, schema: { body: SetUp } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    if (await hasConsoleUsers(domain.storage.read)) throw isDone()
    countCode(request)
    const { code, ...firstUser } = request.body
    if (!setUpCode?.matches(code)) throw isUnknown()
    const user = await createFirstUser(domain, firstUser)
    if (!user) throw isDone()
    setUpCode.end()
    const signedIn = await openSessionFor(services, reply, { user })
    return reply.code(201).send(await describeMe(services, signedIn))
  })
}
