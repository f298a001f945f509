import type { Row } from '../../../storage'
import { findIntegration } from '../../records'
import type { Tx } from '../../transaction'
import { toLink } from '../../views'
import { emitClientEvent } from './client-events'

const SOURCE = { type: 'system' }

/** Blocks a client: the person takes nothing there any more. Emits that to the user and the app. */
export const blockClient = async (
  tx: Tx,
  user: Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>,
  { id }: Pick<Row<'clients'>, 'id'>
): Promise<void> => {
  const client = await tx.db
    .updateTable('clients')
    .set({ status: 'blocked', expiresAt: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await emitClientEvent(tx, user, client, {
    type: 'client:update',
    reason: 'blocked',
    source: SOURCE
  })
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, user.appId, integrationId))
  if (!integration) return
  const link = toLink(client, integration)
  tx.emitUserEvent(user.id, { type: 'link:removed', link, reason: 'removed' })
}
