import { ChatError, type Link } from '../../../protocol'
import type { Db } from '../../storage'
import { type LinkingVisitor, userOf } from './begin-link'
import { clientsOf, findClient, WIDGETS } from './clients'
import type { Tx } from '../domain'
import { isLive } from './link-rules'
import { toLink } from './link-views'
import { removeClient } from './remove-client'
import { sourceOf } from '../sessions/visitors'

/** Lists a visitor's links as they are now, the first to be begun first. */
export const listLinks = async (db: Db, userId: string, now: number): Promise<Link<string>[]> => {
  const rows = await clientsOf(db, userId).where('type', '!=', WIDGETS).orderBy('id').execute()
  const live = rows.filter(row => isLive(row, now))
  const integrations = await db
    .selectFrom('integrations')
    .selectAll()
    .where(
      'id',
      'in',
      live.map(({ integrationId }) => integrationId!)
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
  const client = await findClient(tx.db, visitor.userId, id)
  if (!client || client.type === WIDGETS) {
    throw new ChatError('not-found', 'This user has no such link.')
  }
  const reason = client.status === 'pending' ? 'linkCancelled' : 'sdk'
  await removeClient(tx, userOf(visitor), client, { reason, source: sourceOf(visitor) })
}
