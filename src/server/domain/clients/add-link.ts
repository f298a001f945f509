import type { Link, MessageSource } from '../../../protocol'
import type { Row } from '../../storage'
import { tellOfClient } from './client-news'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { toLink } from './link-views'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** A channel that is to be linked. */
export type NewLink = Pick<Row<'clients'>, 'status'> &
  Partial<Pick<Row<'clients'>, 'externalId' | 'code' | 'criteriaJson' | 'expiresAt'>> & {
    source: MessageSource
  }

/** What was stored, and how the visitor sees it. */
export interface AddedLink {
  client: Row<'clients'>
  link: Link<string>
}

/** Begins to link a channel, and says so to both sides. */
export const addLink = async (
  tx: Tx,
  user: User,
  integration: Row<'integrations'>,
  { source, status, externalId, ...fields }: NewLink
): Promise<AddedLink> => {
  const client = await tx.db
    .insertInto('clients')
    .values({
      id: newId(tx.now),
      userId: user.id,
      integrationId: integration.id,
      type: integration.type,
      status,
      externalId,
      displayName: externalId,
      ...fields,
      linkedAt: status === 'active' ? tx.now : null,
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const reason = 'channelLinking'
  await tellOfClient(tx, user, client, { type: 'client:add', reason, source })
  const link = toLink(client, integration)
  tx.tellUser(user.id, { type: 'link:added', link })
  return { client, link }
}

/** A pending link is proven, and says so to both sides. */
export const confirmLink = async (
  tx: Tx,
  user: User,
  integration: Row<'integrations'>,
  { id, source }: { id: string; source: MessageSource }
): Promise<void> => {
  const client = await tx.db
    .updateTable('clients')
    .set({ status: 'active', code: null, expiresAt: null, linkedAt: tx.now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellOfClient(tx, user, client, { type: 'client:update', reason: 'confirmed', source })
  tx.tellUser(user.id, { type: 'link:updated', link: toLink(client, integration) })
}
