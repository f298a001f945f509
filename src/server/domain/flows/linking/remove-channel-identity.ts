import type { LinkEvent, MessageSource } from '../../../../protocol'
import type { Row } from '../../../storage'
import { endSessions, findIntegration } from '../../records'
import type { Tx } from '../../transaction'
import { toLink } from '../../views'
import { type ClientEventDetails, emitClientEvent } from './client-events'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** Reasons for removing a client, in the events of the app and of the visitor. */
export type Removal = Omit<Extract<ClientEventDetails, { type: 'client:remove' }>, 'type'> & {
  source: MessageSource
  /** @default removed */
  eventReason?: LinkEvent['reason']
}

/** Deletes a channel identity, for the widget with its sessions, and emits that to the user and the app. */
export const removeChannelIdentity = async (
  tx: Tx,
  user: User,
  client: Row<'clients'>,
  { eventReason = 'removed', ...removal }: Removal
): Promise<void> => {
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, user.appId, integrationId))
  await tx.db.deleteFrom('clients').where('id', '=', client.id).execute()
  if (client.type === 'sdk') await endSessions(tx, 'userId', user.id)
  await emitClientEvent(tx, user, client, { type: 'client:remove', ...removal })
  if (!integration) return
  const link = toLink(client, integration)
  tx.emitUserEvent(user.id, { type: 'link:removed', link, reason: eventReason })
}
