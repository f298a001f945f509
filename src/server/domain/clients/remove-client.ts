import type { LinkEvent, MessageSource } from '../../../protocol'
import type { Row } from '../../storage'
import { type ClientNews, tellOfClient } from './client-news'
import type { Tx } from '../domain'
import { findIntegration } from '../integrations/integrations'
import { toLink } from './link-views'

type User = Pick<Row<'users'>, 'id' | 'appId' | 'externalId'>

/** Why a client goes, as the app is told and as the visitor is. */
export type Removal = Omit<Extract<ClientNews, { type: 'client:remove' }>, 'type'> & {
  source: MessageSource
  /** @default removed */
  told?: LinkEvent['reason']
}

/** Ends that a user is reached by a client, and says so to both sides. */
export const removeClient = async (
  tx: Tx,
  user: User,
  client: Row<'clients'>,
  { told = 'removed', ...removal }: Removal
): Promise<void> => {
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, user.appId, integrationId))
  await tx.db.deleteFrom('clients').where('id', '=', client.id).execute()
  await tellOfClient(tx, user, client, { type: 'client:remove', ...removal })
  if (!integration) return
  const link = toLink(client, integration)
  tx.tellUser(user.id, { type: 'link:removed', link, reason: told })
}
