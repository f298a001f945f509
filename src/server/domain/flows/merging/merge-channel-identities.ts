import type { Row } from '../../../storage'
import {
  channelIdentitiesOf,
  findIntegration,
  findSdkIdentity,
  moveDeliveries
} from '../../records'
import type { Tx } from '../../transaction'
import { type RestClient, restClient, toLink } from '../../views'

type User = Pick<Row<'users'>, 'id' | 'appId'>

/** Two SDK identities that became one. */
export interface MergedIdentities {
  surviving: RestClient
  discarded: RestClient
}

/** Merges the SDK identities of two users; devices move to the surviving one. */
const mergeSdkIdentities = async (
  { db }: Tx,
  from: User,
  into: User
): Promise<MergedIdentities | undefined> => {
  const surviving = await findSdkIdentity(db, into.id)
  const discarded = surviving && (await findSdkIdentity(db, from.id))
  if (!discarded) return undefined
  const devices = (clientId: string) =>
    db.selectFrom('devices').select('guid').where('clientId', '=', clientId)
  // Of a browser that both users used, the device of the user who logs in now is kept.
  await db
    .deleteFrom('devices')
    .where('clientId', '=', surviving.id)
    .where('guid', 'in', devices(discarded.id))
    .execute()
  await db
    .updateTable('devices')
    .set({ clientId: surviving.id })
    .where('clientId', '=', discarded.id)
    .execute()
  await db.deleteFrom('clients').where('id', '=', discarded.id).execute()
  return { surviving: restClient(surviving), discarded: restClient(discarded) }
}

/** Deletes duplicate links of one channel: the active one stays, else that of the surviving user. */
const deleteDuplicateLinks = async (tx: Tx, from: User, into: User): Promise<void> => {
  const { db } = tx
  const own = await channelIdentitiesOf(db, into.id).execute()
  const theirs = await channelIdentitiesOf(db, from.id).execute()
  const kept: Row<'clients'>[] = []
  const firstOf = ({ integrationId, externalId, status }: Row<'clients'>) =>
    kept.find(
      each =>
        each.integrationId === integrationId &&
        (status === 'pending' || each.externalId === externalId)
    )
  const isPending = ({ status }: Row<'clients'>) => (status === 'pending' ? 1 : 0)
  for (const client of [...own, ...theirs].sort((a, b) => isPending(a) - isPending(b))) {
    const first = firstOf(client)
    if (!first) kept.push(client)
    else {
      await moveDeliveries(tx, client.id, first.id)
      await db.deleteFrom('clients').where('id', '=', client.id).execute()
    }
  }
}

/** Emits a link to the surviving user's other devices. */
const emitLinkAdded = async (
  tx: Tx,
  { appId, id }: User,
  client: Row<'clients'>
): Promise<void> => {
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, appId, integrationId))
  if (integration) tx.emitUserEvent(id, { type: 'link:added', link: toLink(client, integration) })
}

/**
 * Gives one user what another is reached by.
 *
 * @returns The widgets' clients, if both had one.
 */
export const mergeChannelIdentities = async (
  tx: Tx,
  from: User,
  into: User
): Promise<MergedIdentities | undefined> => {
  const merged = await mergeSdkIdentities(tx, from, into)
  await deleteDuplicateLinks(tx, from, into)
  const moved = await tx.db
    .updateTable('clients')
    .set({ userId: into.id })
    .where('userId', '=', from.id)
    .returningAll()
    .execute()
  for (const client of moved) await emitLinkAdded(tx, into, client)
  return merged
}
