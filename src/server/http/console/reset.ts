import { Type } from 'typebox'
import { resetPassword } from '../../domain/flows'
import { checkOwnOrigin, RestError } from '../rest'
import type { App, Services } from '../shared'
import type { CodeThrottle } from './code-throttle'
import { LinkToken, Password } from './credential-fields'
import { OPEN } from './guard-members'
import { answerRightPassword } from './signed-in'

const Reset = Type.Object({ token: LinkToken, password: Password })

/** `/console/api/reset`: another password, by a link of `npm run user:reset` or of the team. */
export const bindReset = (app: App, services: Services, countCode: CodeThrottle): void => {
  const { domain, settings } = services

  app.post('/reset', { config: OPEN, schema: { body: Reset } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    countCode(request)
    const user = await resetPassword(domain, request.body)
    if (!user) {
      throw new RestError(
        'not_found',
        'This link does not work: it was used or withdrawn, or it has expired.'
      )
    }
    return answerRightPassword(services, reply, user)
  })
}
