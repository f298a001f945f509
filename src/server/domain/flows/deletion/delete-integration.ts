import { endSessions, findIntegration } from '../../records'
import type { Tx } from '../../transaction'
import { removeChannelIdentity } from '../linking'

/** Integrations are the business's own, which acts through the API. */
const SOURCE = { type: 'api:conversations' }

/** Ends that users are reached through an integration. */
const removeClients = async (tx: Tx, appId: string, integrationId: string): Promise<void> => {
  const clients = await tx.db
    .selectFrom('clients')
    .innerJoin('users', 'users.id', 'clients.userId')
    .selectAll('clients')
    .select('users.externalId as userExternalId')
    .where('clients.integrationId', '=', integrationId)
    .execute()
  for (const { userExternalId, ...client } of clients) {
    const user = { id: client.userId, appId, externalId: userExternalId }
    await removeChannelIdentity(tx, user, client, { reason: 'api', source: SOURCE })
  }
}

/** Deletes an integration with its sessions and clients. Answers whether it was there. */
export const deleteIntegration = async (tx: Tx, appId: string, id: string): Promise<boolean> => {
  if (!(await findIntegration(tx.db, appId, id))) return false
  await endSessions(tx, 'integrationId', id)
  await removeClients(tx, appId, id)
  await tx.db.deleteFrom('integrations').where('id', '=', id).execute()
  tx.invalidateAccess(appId)
  return true
}
