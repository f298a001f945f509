import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { changeProfile, verifyConsoleUser } from '../../domain/flows'
import { checkMediaUrls, closeConsoleSession } from '../../domain/records'
import { checkOwnOrigin, CONSOLE_COOKIE, RestError } from '../rest'
import { type App, Name, nullable, type Services, Url } from '../shared'
import { Email, Password } from './credential-fields'
import { memberOf, MEMBERS, OPEN } from './guard-members'
import type { SignInGuard } from './guard-sign-ins'
import { KNOWN_BROWSER_COOKIE, readKnownBrowser } from './known-browser'
import {
  answerRightPassword,
  describeMe,
  findConsoleCookie,
  refuseDeactivated,
  setConsoleCookie
} from './signed-in'

const OwnFields = Type.Object({
  displayName: Type.Optional(nullable(Name)),
  avatarUrl: Type.Optional(nullable(Url)),
  isShownToVisitors: Type.Optional(Type.Boolean())
})

const Credentials = Type.Object({ email: Email, password: Password })

/** `/console/api/session` and `/console/api/me` */
export const bindConsoleSession = (
  app: App,
  services: Services,
  guardSignIn: SignInGuard
): void => {
  const { domain, limits, settings } = services
  const find = (name: string, request: FastifyRequest) => findConsoleCookie(services, request, name)

  app.post('/session', { config: OPEN, schema: { body: Credentials } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    const { body, clientAddress: address } = request
    const mark = find(KNOWN_BROWSER_COOKIE, request)
    const browserId = readKnownBrowser(domain.secretBox, body.email, mark)
    const user = await guardSignIn({ email: body.email, address, browserId }, () =>
      verifyConsoleUser(domain.storage.read, body)
    )
    if (!user) throw new RestError('unauthorized', 'The e-mail address or the password is wrong.')
    refuseDeactivated(user)
    return answerRightPassword(services, reply, user, browserId)
  })

  app.delete('/session', { config: MEMBERS }, async (request, reply) => {
    const token = find(CONSOLE_COOKIE, request) ?? ''
    await domain.write(tx => closeConsoleSession(tx, token))
    setConsoleCookie(services, reply, [CONSOLE_COOKIE, '', 0])
    return {}
  })

  app.get('/me', { config: MEMBERS }, request => describeMe(services, memberOf(request)))

  app.patch('/me', { config: MEMBERS, schema: { body: OwnFields } }, async request => {
    const signedIn = memberOf(request)
    limits.consume('writes', signedIn.id)
    const { isShownToVisitors, ...shown } = request.body
    checkMediaUrls({ avatarUrl: shown.avatarUrl }, settings.publicUrl)
    const fields = {
      ...shown,
      ...(isShownToVisitors !== undefined && { isShown: isShownToVisitors ? 1 : 0 })
    }
    await domain.write(tx => changeProfile(tx, signedIn, fields))
    return describeMe(services, { ...signedIn, ...fields })
  })
}
