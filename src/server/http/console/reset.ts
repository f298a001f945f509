import { Type } from 'typebox'
import { resetPassword } from '../../domain/flows'
import { checkOwnOrigin, RestError } from '../rest'
import type { App, Services } from '../shared'
import type { CodeThrottle } from './code-throttle'
import { Password } from './credential-fields'
import { describeMe, openSessionFor } from './signed-in'

const TOKEN_MAX_CHARS = 1000

const Reset = Type.Object({
  token: Type.String({ minLength: 1, maxLength: TOKEN_MAX_CHARS, writeOnly: true }),
  password: Password
})

/** `/console/api/reset`: another password, by the link that `npm run user:reset` has printed. */
export const bindReset = (app: App, services: Services, countCode: CodeThrottle): void => {
  const { domain, settings } = services

  app.post('/reset', { schema: { body: Reset } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    countCode(request)
    const user = await resetPassword(domain, request.body)
    if (!user) {
      throw new RestError('not_found', 'This link does not work: it was used, or it has expired.')
    }
    const signedIn = await openSessionFor(services, reply, user)
    return reply.code(201).send(await describeMe(services, signedIn))
  })
}
