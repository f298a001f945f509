import type { Row } from '../../../storage'
import { type LoggedDelivery, queueEvent, type WebhookTrigger } from '../../records'
import { newId, type Tx } from '../../transaction'
import { testPayload } from './test-payload'

/** An event that waits for its delivery. */
export interface QueuedEvent {
  id: string
  type: string
}

/** Queues a test event for a webhook, marked with `test: true`. */
export const sendTestEvent = async (
  tx: Tx,
  { id: webhookId }: Pick<Row<'webhooks'>, 'id'>,
  type: WebhookTrigger
): Promise<QueuedEvent> => {
  const id = newId(tx.now)
  const createdAt = new Date(tx.now).toISOString()
  const payload = testPayload(type, createdAt)
  await queueEvent(tx, webhookId, JSON.stringify({ id, type, createdAt, test: true, payload }))
  return { id, type }
}

/**
 * Queues the event of a logged delivery again, under its id and with the same body.
 *
 * @returns Undefined when the body is no longer kept.
 */
export const sendAgain = async (
  tx: Tx,
  { webhookId, eventId: id, type, eventJson }: LoggedDelivery
): Promise<QueuedEvent | undefined> => {
  if (eventJson === null) return undefined
  await queueEvent(tx, webhookId, eventJson)
  return { id, type }
}
