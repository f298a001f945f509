import {
  chooseIntegration,
  findSession,
  findUserBy,
  insertSession,
  type Session
} from '../../records'
import type { AppContext } from '../../transaction'
import { requireKey, isJwt, verifyUserToken } from './user-tokens'

/**
 * Finds the session of what a client presents: of a session token, or of a user's own JWT. A JWT is
 * verified once: it becomes the token of a session, which ends when it or its key does.
 *
 * @returns Undefined when there is none.
 * @throws {ChatError} `invalid-auth` with the reason for a JWT; `invalid-request` when its app has not
 * exactly one web integration, so that the integration is ambiguous.
 */
export const resolveBearer = async (
  domain: AppContext,
  token: string
): Promise<Session | undefined> => {
  const { read } = domain.storage
  const known = await findSession(read, token, domain.clock())
  if (known || !isJwt(token)) return known

  const claim = await verifyUserToken(domain, token)
  const { appId, externalId, keyId, expiresAt } = claim
  if (!(await findUserBy(read, appId, 'externalId', externalId))) return undefined
  const { id: integrationId } = await chooseIntegration(read, appId, undefined)
  return domain.write(async tx => {
    await requireKey(tx, claim)
    const user = await findUserBy(tx.db, appId, 'externalId', externalId)
    if (!user) return undefined
    await insertSession(tx, token, { appId, userId: user.id, integrationId, expiresAt, keyId })
    return findSession(tx.db, token, tx.now)
  })
}
