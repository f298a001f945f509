import { ChatError, type Link } from '../../../../protocol'
import type { Db } from '../../../storage'
import { channelIdentitiesOf, findChannelIdentity, sourceOf, SDK_TYPE } from '../../records'
import type { Tx } from '../../transaction'
import { toLink } from '../../views'
import { type LinkingVisitor, userOf } from './begin-link'
import { isLive } from './link-rules'
import { removeChannelIdentity } from './remove-channel-identity'

/** Lists a visitor's links as they are now, the first to be begun first. */
export const listLinks = async (db: Db, userId: string, now: number): Promise<Link<string>[]> => {
  const rows = await channelIdentitiesOf(db, userId)
    .where('type', '!=', SDK_TYPE)
    .orderBy('id')
    .execute()
  const live = rows.filter(row => isLive(row, now))
  const integrations = await db
    .selectFrom('integrations')
    .selectAll()
    .where(
      'id',
      'in',
      live.flatMap(({ integrationId }) => integrationId ?? [])
    )
    .execute()
  return live.flatMap(row => {
    const integration = integrations.find(({ id }) => id === row.integrationId)
    return integration ? [toLink(row, integration)] : []
  })
}

/**
 * Ends a link for the visitor.
 *
 * @throws {ChatError} `not-found`.
 */
export const endLink = async (tx: Tx, visitor: LinkingVisitor, id: string): Promise<void> => {
  const client = await findChannelIdentity(tx.db, visitor.userId, id)
  if (!client || client.type === SDK_TYPE) {
    throw new ChatError('not-found', 'This user has no such link.')
  }
  const reason = client.status === 'pending' ? 'linkCancelled' : 'sdk'
  await removeChannelIdentity(tx, userOf(visitor), client, { reason, source: sourceOf(visitor) })
}
