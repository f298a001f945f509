import type { FastifyRequest } from 'fastify'
import { verifyConsoleUser } from '../../domain/flows'
import type { Row } from '../../storage'
import { RestError } from '../rest'
import type { Services } from '../shared'
import { memberOf } from './guard-members'
import type { SignInGuard } from './guard-sign-ins'
import { KNOWN_BROWSER_COOKIE, readKnownBrowser } from './known-browser'
import { findConsoleCookie } from './signed-in'

/** Checks the password of the one who is signed in; undefined: it is wrong. */
export type OwnPasswordCheck = (
  request: FastifyRequest,
  password: string
) => Promise<Row<'consoleUsers'> | undefined>

/** Makes the check of a password behind the guard of members, which counts as an attempt to sign in does. */
export const createOwnPasswordCheck =
  (services: Services, guardSignIn: SignInGuard): OwnPasswordCheck =>
  (request, password) => {
    const { domain } = services
    const { email } = memberOf(request)
    const mark = findConsoleCookie(services, request, KNOWN_BROWSER_COOKIE)
    const browserId = readKnownBrowser(domain.secretBox, email, mark)
    return guardSignIn({ email, address: request.clientAddress, browserId }, () =>
      verifyConsoleUser(domain.storage.read, { email, password })
    )
  }

/**
 * Refuses a change by someone who does not know the password of the one who is signed in.
 *
 * @throws {RestError} `bad_request` for a wrong password, and what the guard of sign-ins throws.
 */
export const requireOwnPassword = async (
  check: OwnPasswordCheck,
  request: FastifyRequest,
  password: string
): Promise<Row<'consoleUsers'>> => {
  const user = await check(request, password)
  if (!user) throw new RestError('bad_request', 'The password is wrong.')
  return user
}
