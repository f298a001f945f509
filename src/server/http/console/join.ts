import { Type } from 'typebox'
import { acceptInvitation } from '../../domain/flows'
import { checkOwnOrigin, RestError } from '../rest'
import type { App, Services } from '../shared'
import type { CodeThrottle } from './code-throttle'
import { Email, LinkToken, Password } from './credential-fields'
import { OPEN } from './guard-members'
import { describeMe, openSessionFor } from './signed-in'

const Join = Type.Object({ token: LinkToken, email: Email, password: Password })

/** `/console/api/join`: an account for an invited person, by the link of the invitation. */
export const bindJoin = (app: App, services: Services, countCode: CodeThrottle): void => {
  const { domain, settings } = services

  app.post('/join', { config: OPEN, schema: { body: Join } }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    countCode(request)
    const user = await acceptInvitation(domain, request.body)
    if (!user) {
      throw new RestError(
        'not_found',
        'This link does not work: it was used or withdrawn, or it has expired.'
      )
    }
    const signedIn = await openSessionFor(services, reply, { user })
    return reply.code(201).send(await describeMe(services, signedIn))
  })
}
