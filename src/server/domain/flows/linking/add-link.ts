import type { Link, MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { toLink } from '../../views'
import { emitClientEvent } from './client-events'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** A channel that is to be linked. */
export type NewLink = Pick<Row<'clients'>, 'status'> &
  Partial<Pick<Row<'clients'>, 'code' | 'criteriaJson' | 'expiresAt'>> & {
    externalId?: string | undefined
    source: MessageSource
  }

/** The row of a new link, and its view for the visitor. */
export interface AddedLink {
  client: Row<'clients'>
  link: Link<string>
}

/** Inserts a link and emits it to the user and the app. */
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
  await emitClientEvent(tx, user, client, { type: 'client:add', reason, source })
  const link = toLink(client, integration)
  tx.emitUserEvent(user.id, { type: 'link:added', link })
  return { client, link }
}

/** Confirms a pending link and emits it to the user and the app. */
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
  await emitClientEvent(tx, user, client, { type: 'client:update', reason: 'confirmed', source })
  tx.emitUserEvent(user.id, { type: 'link:updated', link: toLink(client, integration) })
}
