import type { Row } from '../../storage'
import { clientsOf, findWidgets } from './clients'
import type { Tx } from '../domain'
import { findIntegration } from '../integrations/integrations'
import { toLink } from './link-views'
import { type RestClient, restClient } from './rest-clients'

type User = Pick<Row<'users'>, 'id' | 'appId'>

/** Two clients that became one. */
export interface MergedClients {
  surviving: RestClient
  discarded: RestClient
}

/** All widgets of a user are one client: devices go over to the one that stays. */
const joinWidgets = async (
  { db }: Tx,
  from: User,
  into: User
): Promise<MergedClients | undefined> => {
  const surviving = await findWidgets(db, into.id)
  const discarded = surviving && (await findWidgets(db, from.id))
  if (!discarded) return undefined
  const devices = (clientId: string) =>
    db.selectFrom('devices').select('guid').where('clientId', '=', clientId)
  // A browser that both were in was seen last by the one who logs in from it now.
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

/** Of two links of one channel that cannot both be, the active one stays, or the surviving user's. */
const dropSecondLinks = async ({ db }: Tx, from: User, into: User): Promise<void> => {
  const own = await clientsOf(db, into.id).execute()
  const theirs = await clientsOf(db, from.id).execute()
  const kept: Row<'clients'>[] = []
  const isSecond = ({ integrationId, externalId, status }: Row<'clients'>) =>
    kept.some(
      each =>
        each.integrationId === integrationId &&
        (status === 'pending' || each.externalId === externalId)
    )
  const isPending = ({ status }: Row<'clients'>) => (status === 'pending' ? 1 : 0)
  for (const client of [...own, ...theirs].sort((a, b) => isPending(a) - isPending(b))) {
    if (!isSecond(client)) kept.push(client)
    else await db.deleteFrom('clients').where('id', '=', client.id).execute()
  }
}

/** Tells the surviving user's other devices what is linked now. */
const tellOfLink = async (tx: Tx, { appId, id }: User, client: Row<'clients'>): Promise<void> => {
  const { integrationId } = client
  const integration = integrationId && (await findIntegration(tx.db, appId, integrationId))
  if (integration) tx.tellUser(id, { type: 'link:added', link: toLink(client, integration) })
}

/**
 * Gives one user what another is reached by.
 *
 * @returns The widgets' clients, if both had one.
 */
export const mergeClients = async (
  tx: Tx,
  from: User,
  into: User
): Promise<MergedClients | undefined> => {
  const merged = await joinWidgets(tx, from, into)
  await dropSecondLinks(tx, from, into)
  const moved = await tx.db
    .updateTable('clients')
    .set({ userId: into.id })
    .where('userId', '=', from.id)
    .returningAll()
    .execute()
  for (const client of moved) await tellOfLink(tx, into, client)
  return merged
}
