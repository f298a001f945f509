import type { Row } from '../../../storage'
import { type Actor, changedFields, storeAuditEntry } from '../../records'
import type { Tx } from '../../transaction'
import { recordWebhook } from './record-webhooks'

const record = (
  tx: Tx,
  by: Actor,
  action: 'created' | 'deleted',
  { id, appId, displayName, type }: Row<'integrations'>
) => {
  const [before, after] = action === 'created' ? [{}, { type }] : [{ type }, {}]
  return storeAuditEntry(tx, by, {
    kind: 'integration',
    action,
    appId,
    subject: { id, name: displayName },
    fields: changedFields(before, after)
  })
}

const webhooksOf = ({ db }: Tx, { id }: Row<'integrations'>) =>
  db.selectFrom('webhooks').selectAll().where('integrationId', '=', id).execute()

/** Records who made an integration, and the webhook that it came with. */
export const recordNewIntegration = async (
  tx: Tx,
  by: Actor,
  integration: Row<'integrations'>
): Promise<void> => {
  await record(tx, by, 'created', integration)
  for (const after of await webhooksOf(tx, integration)) await recordWebhook(tx, by, { after })
}

/** Records who deletes an integration, and with it its webhooks. Call it while they are there. */
export const recordIntegrationDeletion = async (
  tx: Tx,
  by: Actor,
  integration: Row<'integrations'>
): Promise<void> => {
  for (const before of await webhooksOf(tx, integration)) await recordWebhook(tx, by, { before })
  await record(tx, by, 'deleted', integration)
}

/** Records who sent a test message through an integration. */
export const recordIntegrationTest = (
  tx: Tx,
  by: Actor,
  { id, appId, displayName }: Row<'integrations'>
): Promise<void> =>
  storeAuditEntry(tx, by, {
    kind: 'integration',
    action: 'tested',
    appId,
    subject: { id, name: displayName }
  })
