import { Type } from 'typebox'
import { isTotpCode, normaliseCode } from '../../auth'
import { createSharedThrottle, readSecondStep, spendCode } from '../../domain/flows'
import { checkOwnOrigin, RestError } from '../rest'
import type { App, Services } from '../shared'
import { Code, LinkToken } from './credential-fields'
import { OPEN } from './guard-members'
import type { SignInGuard } from './guard-sign-ins'
import { KNOWN_BROWSER_COOKIE, readKnownBrowser } from './known-browser'
import { refuseFor } from './login-throttle'
import { describeMe, findConsoleCookie, openSessionFor } from './signed-in'

const SecondStep = Type.Object({ token: LinkToken, code: Code })

/**
 * Codes of six digits, beside the limits on passwords, which allow more guesses than a million codes bear:
 * of a known browser, and of all others on one account together. Only those who have the password use them
 * up. Recovery codes are too long to be guessed, and go on where the others are used up.
 */
const SHORT_CODES = { burst: 10, refillMs: 5 * 60_000 }

/** `/console/api/session/code`: the second step of signing in, after the right password. */
export const bindSecondStep = (app: App, services: Services, guardSignIn: SignInGuard): void => {
  const { domain, settings } = services
  const shortCodes = createSharedThrottle(domain, 'codes', SHORT_CODES)

  app.post(
    '/session/code',
    { config: OPEN, schema: { body: SecondStep } },
    async (request, reply) => {
      checkOwnOrigin(request, settings)
      const { body, clientAddress: address } = request
      const user = await readSecondStep(domain, body.token)
      if (!user) {
        throw new RestError(
          'not_found',
          'This sign-in has ended: it took too long, or the password was changed.'
        )
      }
      const mark = findConsoleCookie(services, request, KNOWN_BROWSER_COOKIE)
      const browserId = readKnownBrowser(domain.secretBox, user.email, mark)
      const isRight = await guardSignIn({ email: user.email, address, browserId }, async () => {
        if (isTotpCode(normaliseCode(body.code))) {
          refuseFor(await shortCodes.consume(browserId ?? user.id))
        }
        return spendCode(domain, user, body.code)
      })
      if (!isRight) {
        throw new RestError('bad_request', 'This code is wrong, or was used already.')
      }
      const signedIn = await openSessionFor(services, reply, { user, hasCode: true }, browserId)
      return reply.code(201).send(await describeMe(services, signedIn))
    }
  )
}
