import { readJson, type Row } from '../../../storage'
import type { LoggedDelivery, WebhookTrigger } from '../../records'
import { isoTime } from '../iso-time'

/** Shows a webhook as the REST API does. */
export const restWebhook = (row: Row<'webhooks'>) => ({
  id: row.id,
  version: 'v2',
  target: row.target,
  triggers: readJson<WebhookTrigger[]>(row.triggersJson),
  secret: row.secret,
  includeFullUser: row.includeFullUser === 1,
  includeFullSource: row.includeFullSource === 1
})

/** Shows what became of an attempt as the REST API does. */
export const restDelivery = (row: Row<'webhookDeliveries'>) => ({
  id: row.id,
  eventId: row.eventId,
  type: row.type,
  attempt: row.attempt,
  status: row.status ?? undefined,
  error: row.error ?? undefined,
  ms: row.ms,
  time: isoTime(row.createdAt),
  nextAttemptAt: row.nextAttemptAt === null ? undefined : isoTime(row.nextAttemptAt)
})

/** Shows an attempt with what it sent and what came back, as far as that is kept. */
export const restLoggedDelivery = (row: LoggedDelivery) => ({
  ...restDelivery(row),
  event: row.eventJson === null ? undefined : readJson<object>(row.eventJson),
  answer: row.answer ?? undefined
})
