import type { IncomingHttpHeaders } from 'node:http'
import { equalSecrets, InvalidToken, parseBasic, type Principal, verifyToken } from '../../auth'
import { findConsoleSession } from '../../domain/apps/console-sessions'
import type { Domain } from '../../domain/domain'
import { findKey } from '../../domain/apps/keys'
import type { Row } from '../../storage'
import { readConsoleCookie } from '../console/cookie'
import { RestError } from './errors'

const unauthorized = (title: string) =>
  new RestError('unauthorized', title, { 'www-authenticate': 'Bearer' })

const principalOf = ({ id: keyId, scope, appId, integrationId }: Row<'keys'>): Principal => {
  if (scope === 'account') return { scope, keyId }
  if (scope === 'app') return { scope, keyId, appId: appId! }
  return { scope, keyId, appId: appId!, integrationId: integrationId! }
}

const byBasic = async ({ storage }: Domain, encoded: string): Promise<Principal> => {
  const credentials = parseBasic(encoded)
  const key = credentials && (await findKey(storage.read, credentials.keyId))
  if (!key || !equalSecrets(key.secret, credentials.secret)) {
    throw unauthorized('There is no key with this id and secret.')
  }
  return principalOf(key)
}

const byToken = async ({ storage, clock }: Domain, token: string): Promise<Principal> => {
  try {
    const { key, payload } = await verifyToken(token, {
      findKey: kid => findKey(storage.read, kid),
      now: clock()
    })
    if (payload.scope !== key.scope) {
      throw new InvalidToken(`The token's scope must be ${key.scope}, as that of its key.`)
    }
    return principalOf(key)
  } catch (error) {
    throw error instanceof InvalidToken ? unauthorized(error.message) : error
  }
}

const byCookie = async ({ storage, clock }: Domain, token: string): Promise<Principal> => {
  const session = await findConsoleSession(storage.read, token, clock())
  if (!session) throw unauthorized('The console session has ended. Sign in again.')
  return { scope: 'console', ...session }
}

/**
 * Finds out who calls: by Basic or Bearer authorization, else by the console's cookie.
 *
 * @throws {RestError} `unauthorized`, with a reason that tells nothing of what exists.
 */
export const authenticate = async (
  domain: Domain,
  headers: IncomingHttpHeaders
): Promise<Principal> => {
  const [scheme = '', value = ''] = headers.authorization?.split(' ', 2) ?? []
  if (/^basic$/i.test(scheme)) return byBasic(domain, value)
  if (/^bearer$/i.test(scheme)) return byToken(domain, value)
  const cookie = readConsoleCookie(headers.cookie)
  if (cookie !== undefined && headers.authorization === undefined) return byCookie(domain, cookie)
  throw unauthorized(
    'Authorization is needed: Basic with id and secret of a key, or Bearer with a JWT.'
  )
}
