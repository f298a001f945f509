import { Type } from 'typebox'
import { changeConsolePassword, verifyConsoleUser } from '../../domain/flows'
import { CONSOLE_COOKIE, RestError } from '../rest'
import type { App, Services } from '../shared'
import { Password } from './credential-fields'
import { memberOf, MEMBERS } from './guard-members'
import type { SignInGuard } from './guard-sign-ins'
import { KNOWN_BROWSER_COOKIE, readKnownBrowser } from './known-browser'
import { findConsoleCookie } from './signed-in'

const PasswordChange = Type.Object({ oldPassword: Password, newPassword: Password })

const isWrong = () => new RestError('bad_request', 'The old password is wrong.')

/** `/console/api/password`: another password for the one who is signed in. Other sessions end. */
export const bindPassword = (app: App, services: Services, guardSignIn: SignInGuard): void => {
  const { domain } = services

  app.post('/password', { config: MEMBERS, schema: { body: PasswordChange } }, async request => {
    const { email } = memberOf(request)
    const { body, clientAddress: address } = request
    const mark = findConsoleCookie(services, request, KNOWN_BROWSER_COOKIE)
    const browserId = readKnownBrowser(domain.secretBox, email, mark)
    const user = await guardSignIn({ email, address, browserId }, () =>
      verifyConsoleUser(domain.storage.read, { email, password: body.oldPassword })
    )
    if (!user) throw isWrong()
    const token = findConsoleCookie(services, request, CONSOLE_COOKIE)
    if (!(await changeConsolePassword(domain, user, body.newPassword, token))) throw isWrong()
    return {}
  })
}
