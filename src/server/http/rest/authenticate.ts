import type { IncomingHttpHeaders } from 'node:http'
import { equalSecrets, InvalidToken, parseBasic, type Principal, verifyToken } from '../../auth'
import { noteKeyUse } from '../../domain/flows'
import {
  findConsoleSession,
  findKey,
  isUseNew,
  listReachableApps,
  noteSessionUse
} from '../../domain/records'
import type { AppContext } from '../../domain/transaction'
import type { Row } from '../../storage'
import type { Services } from '../shared'
import { isSecure, readCookie } from './cookies'
import { RestError } from './errors'

/** Name of the cookie of a console session. */
export const CONSOLE_COOKIE = 'pipit_console'

const unauthorized = (title: string) =>
  new RestError('unauthorized', title, { 'www-authenticate': 'Bearer' })

const principalOf = ({ id: keyId, scope, appId, integrationId }: Row<'keys'>): Principal => {
  if (scope === 'account') return { scope, keyId }
  if (scope === 'app' && appId !== null) return { scope, keyId, appId }
  if (scope === 'integration' && appId !== null && integrationId !== null) {
    return { scope, keyId, appId, integrationId }
  }
  throw new Error(`the key ${keyId} of scope ${scope} has no app or integration`)
}

const byBasic = async (domain: AppContext, encoded: string): Promise<Principal> => {
  const { storage, secretBox } = domain
  const credentials = parseBasic(encoded)
  const key = credentials && (await findKey(storage.read, secretBox, credentials.keyId))
  if (!key || !equalSecrets(key.secret, credentials.secret)) {
    throw unauthorized('There is no key with this id and secret.')
  }
  noteKeyUse(domain, key)
  return principalOf(key)
}

const byToken = async (domain: AppContext, token: string): Promise<Principal> => {
  const { storage, secretBox, clock } = domain
  try {
    const { key, payload } = await verifyToken(token, {
      findKey: kid => findKey(storage.read, secretBox, kid),
      now: clock()
    })
    if (payload.scope !== key.scope) {
      throw new InvalidToken(`The token's scope must be ${key.scope}, as that of its key.`)
    }
    noteKeyUse(domain, key)
    return principalOf(key)
  } catch (error) {
    throw error instanceof InvalidToken ? unauthorized(error.message) : error
  }
}

const byCookie = async (domain: AppContext, token: string): Promise<Principal> => {
  const { read } = domain.storage
  const now = domain.clock()
  const session = await findConsoleSession(read, token, now)
  if (!session) throw unauthorized('The console session has ended. Sign in again.')
  // Reading goes on while nothing can be stored.
  if (isUseNew(session, now)) await domain.write(tx => noteSessionUse(tx, token)).catch(() => {})
  const { lastUsedAt: _, ...member } = session
  const appIds = await listReachableApps(read, { id: member.consoleUserId, role: member.role })
  return { scope: 'console', ...member, appIds }
}

/**
 * Authenticates a caller by Basic or Bearer authorization, else by the console's cookie.
 *
 * @throws {RestError} `unauthorized`, with a reason that does not reveal what exists.
 */
export const authenticate = async (
  { domain, settings }: Pick<Services, 'domain' | 'settings'>,
  headers: IncomingHttpHeaders
): Promise<Principal> => {
  const [scheme = '', value = ''] = headers.authorization?.split(' ', 2) ?? []
  if (/^basic$/i.test(scheme)) return byBasic(domain, value)
  if (/^bearer$/i.test(scheme)) return byToken(domain, value)
  const cookie = readCookie(CONSOLE_COOKIE, headers, isSecure(settings))
  if (cookie !== undefined && headers.authorization === undefined) return byCookie(domain, cookie)
  throw unauthorized(
    'Authorization is needed: Basic with id and secret of a key, or Bearer with a JWT.'
  )
}
