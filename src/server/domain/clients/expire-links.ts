import type { Domain } from '../domain'
import { removeClient } from './remove-client'

/** So many go at once, so that nobody who writes waits long. */
const BATCH_SIZE = 100
const ERROR = { code: 'expired', message: 'Nobody finished the link in time.' }

const expireBatch = (domain: Domain): Promise<boolean> =>
  domain.write(async tx => {
    const expired = await tx.db
      .selectFrom('clients')
      .innerJoin('users', 'users.id', 'clients.userId')
      .selectAll('clients')
      .select(['users.appId', 'users.externalId as userExternalId'])
      .where('clients.expiresAt', '<=', tx.now)
      .limit(BATCH_SIZE)
      .execute()
    for (const { appId, userExternalId, ...client } of expired) {
      const user = { id: client.userId, appId, externalId: userExternalId }
      const source = { type: 'web' }
      await removeClient(tx, user, client, {
        reason: 'linkFailed',
        error: ERROR,
        source,
        told: 'expired'
      })
    }
    return expired.length === BATCH_SIZE
  })

/** Ends links that nobody finished in time, and says so to both sides. */
export const expireLinks = async (domain: Domain): Promise<void> => {
  while (await expireBatch(domain)) continue
}
