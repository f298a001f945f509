import type { Connection } from '../../../channels'
import { readJson, type Row } from '../../../storage'
import { accountKey, connectionChange, findCarrying, hastenDeliveries } from '../../records'
import type { Tx } from '../../transaction'

/**
 * Stores the answer of an outside service about an account: only accounts that it accepts are offered to visitors.
 *
 * @param asked The integration as it was asked for; a change since then is asked for again.
 */
export const settleConnection = async (
  tx: Tx,
  asked: Row<'integrations'>,
  connection: Connection
): Promise<void> => {
  const { db, now } = tx
  const integration = await findCarrying(db, asked.id)
  if (!integration || accountKey(integration) !== accountKey(asked)) return
  const change = db.updateTable('integrations').where('id', '=', asked.id)
  if (connection.type !== 'connected') {
    const isRefused = connection.type !== 'later'
    // While the service is down, it keeps the address that it has.
    if (!isRefused && integration.connectedAt !== null) return
    const refusal = isRefused ? { status: 'error' as const, connectedAt: null } : {}
    await change
      .set({
        ...connectionChange(integration, refusal, now),
        connectionProblem: connection.reason
      })
      .execute()
    return
  }
  const { name, publicParts, ownParts } = connection
  const settings = { ...readJson<object>(integration.settingsJson), ...publicParts, ...ownParts }
  await change
    .set({
      ...connectionChange(integration, { status: 'active', connectedAt: now }, now),
      accountName: name ?? null,
      connectionProblem: null,
      settingsJson: JSON.stringify(settings)
    })
    .execute()
  await hastenDeliveries(tx, asked.id)
}
