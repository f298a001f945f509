import type { AppContext } from '../../transaction'
import { removeChannelIdentity } from './remove-channel-identity'

/** Rows in one transaction, so that writers do not wait long. */
const BATCH_SIZE = 100
const ERROR = { code: 'expired', message: 'The link was not confirmed in time.' }

const expireBatch = (domain: AppContext): Promise<boolean> =>
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
      await removeChannelIdentity(tx, user, client, {
        reason: 'linkFailed',
        error: ERROR,
        source,
        eventReason: 'expired'
      })
    }
    return expired.length === BATCH_SIZE
  })

/** Deletes pending links that have expired, and emits that to the user and the app. */
export const expireLinks = async (domain: AppContext): Promise<void> => {
  while (await expireBatch(domain)) continue
}
