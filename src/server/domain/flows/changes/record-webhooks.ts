import { readJson, type Row } from '../../../storage'
import { type Actor, type ChangedField, changedFields, storeAuditEntry } from '../../records'
import type { Tx } from '../../transaction'

type Webhook = Omit<Row<'webhooks'>, 'secret'>

// Services put secrets into paths and queries of such addresses.
const siteOf = ({ target }: Webhook) => new URL(target).origin

const fieldsOf = (row: Webhook | undefined) =>
  row
    ? {
        target: siteOf(row),
        triggers: readJson<string[]>(row.triggersJson),
        includeFullUser: Boolean(row.includeFullUser),
        includeFullSource: Boolean(row.includeFullSource)
      }
    : {}

const targetWithin = (before?: Webhook, after?: Webhook): ChangedField[] =>
  before && after && before.target !== after.target && siteOf(before) === siteOf(after)
    ? [{ field: 'target' }]
    : []

/**
 * Records who made a webhook, changed or deleted it. Of its target the site alone is kept.
 *
 * @param states The webhook before and after: the first is absent when it was made, the second when deleted.
 */
export const recordWebhook = async (
  tx: Tx,
  by: Actor,
  { before, after }: { before?: Webhook; after?: Webhook }
): Promise<void> => {
  const webhook = after ?? before
  const fields = [
    ...changedFields(fieldsOf(before), fieldsOf(after)),
    ...targetWithin(before, after)
  ]
  if (!webhook || !fields.length) return
  await storeAuditEntry(tx, by, {
    kind: 'webhook',
    action: !before ? 'created' : after ? 'changed' : 'deleted',
    appId: webhook.appId,
    subject: { id: webhook.id, name: siteOf(webhook) },
    fields
  })
}

/** Records who sent a test event to a webhook, or a logged event again. */
export const recordWebhookTry = (
  tx: Tx,
  by: Actor,
  { webhook, action }: { webhook: Webhook; action: 'tested' | 'redelivered' }
): Promise<void> =>
  storeAuditEntry(tx, by, {
    kind: 'webhook',
    action,
    appId: webhook.appId,
    subject: { id: webhook.id, name: siteOf(webhook) }
  })
