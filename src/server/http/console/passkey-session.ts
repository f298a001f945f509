import { Type } from 'typebox'
import {
  findPasskeyUser,
  readPasskeySignIn,
  setUpPasskeySignIn,
  spendPasskey
} from '../../domain/flows'
import { checkOwnOrigin, ownOrigin, RestError } from '../rest'
import type { App, Services } from '../shared'
import { LinkToken } from './credential-fields'
import { OPEN } from './guard-members'
import type { SignInGuard } from './guard-sign-ins'
import { KNOWN_BROWSER_COOKIE, readKnownBrowser } from './known-browser'
import { Assertion } from './passkey-fields'
import { describeMe, findConsoleCookie, openSessionFor, refuseDeactivated } from './signed-in'

const PasskeySignIn = Type.Object({ token: LinkToken, credential: Assertion })

/**
 * `/console/api/session/passkey`: signing in with a passkey, whose authenticator asks for a PIN, a finger or
 * a face. It counts as password and second factor.
 */
export const bindPasskeySession = (
  app: App,
  services: Services,
  guardSignIn: SignInGuard
): void => {
  const { domain, settings } = services

  app.post('/session/passkey/challenge', { config: OPEN }, async (request, reply) => {
    checkOwnOrigin(request, settings)
    return reply.code(201).send(setUpPasskeySignIn(domain, ownOrigin(request, settings)))
  })

  app.post(
    '/session/passkey',
    { config: OPEN, schema: { body: PasskeySignIn } },
    async (request, reply) => {
      checkOwnOrigin(request, settings)
      const { body, clientAddress: address } = request
      const { token, credential: assertion } = body
      const challenge = readPasskeySignIn(domain, token)
      if (!challenge) throw new RestError('not_found', 'This sign-in has ended: it took too long.')
      const found = await findPasskeyUser(domain, assertion)
      const email = found?.user.email ?? ''
      const mark = findConsoleCookie(services, request, KNOWN_BROWSER_COOKIE)
      const browserId = readKnownBrowser(domain.secretBox, email, mark)
      const isRight = await guardSignIn(
        { email, address, browserId },
        async () => found !== undefined && spendPasskey(domain, found, { challenge, assertion })
      )
      if (!found || !isRight) {
        throw new RestError('unauthorized', 'This passkey is not known here, or was refused.')
      }
      refuseDeactivated(found.user)
      const signedIn = await openSessionFor(services, reply, found, browserId)
      return reply.code(201).send(await describeMe(services, signedIn))
    }
  )
}
