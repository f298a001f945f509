import type { Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { createWebhook, type WebhookFields } from '../webhooks'

/** Fields of a new custom integration. */
export interface NewCustomIntegration {
  displayName?: string | null | undefined
  webhook: WebhookFields
}

/**
 * Makes the integration of a program of the business: a bot, a back end.
 *
 * @throws {ChatError} `invalid-request` when the app has ten webhooks.
 */
export const createCustomIntegration = async (
  tx: Tx,
  appId: string,
  { displayName = null, webhook }: NewCustomIntegration
): Promise<Row<'integrations'>> => {
  const integration = await tx.db
    .insertInto('integrations')
    .values({
      id: newId(tx.now),
      appId,
      type: 'custom',
      status: 'active',
      displayName,
      settingsJson: '{}',
      createdAt: tx.now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await createWebhook(tx, integration, webhook)
  return integration
}

/** Changes its name, all that can be changed of it. */
export const renameIntegration = async (
  tx: Tx,
  integration: Row<'integrations'>,
  displayName: string | null
): Promise<Row<'integrations'>> =>
  tx.db
    .updateTable('integrations')
    .set({ displayName })
    .where('id', '=', integration.id)
    .returningAll()
    .executeTakeFirstOrThrow()
