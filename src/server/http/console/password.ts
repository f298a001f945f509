import { Type } from 'typebox'
import { changeConsolePassword } from '../../domain/flows'
import { CONSOLE_COOKIE, RestError } from '../rest'
import type { App, Services } from '../shared'
import type { OwnPasswordCheck } from './check-own-password'
import { Password } from './credential-fields'
import { MEMBERS } from './guard-members'
import { findConsoleCookie } from './signed-in'

const PasswordChange = Type.Object({ oldPassword: Password, newPassword: Password })

const isWrong = () => new RestError('bad_request', 'The old password is wrong.')

/** `/console/api/password`: another password for the one who is signed in. Other sessions end. */
export const bindPassword = (
  app: App,
  services: Services,
  checkOwnPassword: OwnPasswordCheck
): void => {
  const { domain } = services

  app.post('/password', { config: MEMBERS, schema: { body: PasswordChange } }, async request => {
    const { oldPassword, newPassword } = request.body
    const user = await checkOwnPassword(request, oldPassword)
    if (!user) throw isWrong()
    const token = findConsoleCookie(services, request, CONSOLE_COOKIE)
    if (!(await changeConsolePassword(domain, user, newPassword, token))) throw isWrong()
    return {}
  })
}
