import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { emitClientEvent, removeChannelIdentity } from '../linking'
import type { Delivery } from './settle-delivery'

const findPendingClient = ({ db }: Tx, { clientId }: Delivery['row']) =>
  db
    .selectFrom('clients')
    .selectAll()
    .where('id', '=', clientId)
    .where('status', '=', 'pending')
    .executeTakeFirst()

const sourceOf = ({ type, integrationId }: Row<'clients'>) => ({
  type,
  ...(integrationId !== null && { integrationId })
})

/** Emits that the service has taken the question that confirms a link: there is such a person. */
export const noteAsked = async (tx: Tx, { row, user }: Delivery): Promise<void> => {
  const client = await findPendingClient(tx, row)
  if (!client) return
  const source = sourceOf(client)
  await emitClientEvent(tx, user, client, { type: 'client:update', reason: 'matched', source })
}

/** Ends a link whose question does not reach the person: the event has the reason of the service. */
export const failLink = async (
  tx: Tx,
  { row, user }: Delivery,
  error: { code: string; message: string }
): Promise<void> => {
  const client = await findPendingClient(tx, row)
  if (!client) return
  const source = sourceOf(client)
  await removeChannelIdentity(tx, user, client, {
    reason: 'linkFailed',
    error,
    source,
    eventReason: 'failed'
  })
}
