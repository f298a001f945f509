import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'
import { Delivery, LoggedDelivery, QueuedEvent, Webhook } from '../shapes/webhook'

const LIST = '/v2/apps/{appId}/integrations/{integrationId}/webhooks'
const ONE = `${LIST}/{webhookId}`

const queued = Type.Object({ event: QueuedEvent })
const one = Type.Object({ webhook: Webhook })

export const webhooks: Tag = {
  name: 'Webhooks',
  description:
    'The server posts events to the target as `{ app: { id }, webhook: { id, version }, events: [{ id, type, createdAt, payload }] }`, with the secret as `X-API-Key` and a signature by Standard Webhooks. An attempt takes at most 20 s. The server makes up to five within 15 minutes, and stops after 400, 401, 403, 404 and 406. The key of an integration uses the id `me`.',
  operations: {
    [`POST ${LIST}`]: {
      id: 'createWebhook',
      summary: 'Creates a webhook; an app has at most 10',
      answers: { 201: one }
    },
    [`GET ${LIST}`]: {
      id: 'listWebhooks',
      summary: 'Lists the webhooks of an integration',
      answers: { 200: pageOf({ webhooks: Type.Array(Webhook) }) }
    },
    [`GET ${ONE}`]: { id: 'getWebhook', summary: 'Shows a webhook', answers: { 200: one } },
    [`PATCH ${ONE}`]: {
      id: 'updateWebhook',
      summary: 'Changes the given fields of a webhook',
      answers: { 200: one }
    },
    [`DELETE ${ONE}`]: {
      id: 'deleteWebhook',
      summary: 'Deletes a webhook and its waiting events',
      answers: { 200: Nothing }
    },
    [`GET ${ONE}/deliveries`]: {
      id: 'listDeliveries',
      summary: 'Lists the attempts of the last 7 days and their results, the newest page first',
      answers: { 200: pageOf({ deliveries: Type.Array(Delivery) }) }
    },
    [`GET ${ONE}/deliveries/{deliveryId}`]: {
      id: 'getDelivery',
      summary: 'Shows an attempt with the event that it sent and the beginning of the answer',
      answers: { 200: Type.Object({ delivery: LoggedDelivery }) }
    },
    [`POST ${ONE}/deliveries/{deliveryId}/redeliver`]: {
      id: 'redeliver',
      summary: 'Sends the event of an attempt again, with the same id and body',
      description:
        'The event waits for no other, and is repeated as any event is. Its attempts appear in the list under the same `eventId`.',
      answers: { 202: queued },
      errors: { 409: 'The event is no longer kept.' }
    },
    [`POST ${ONE}/test`]: {
      id: 'testWebhook',
      summary: 'Sends a test event of one of the triggers',
      description:
        'The event has `test: true`, and ids that nothing has. It waits for no other, and is repeated as any event is. Its attempts appear in the list under its `eventId`.',
      answers: { 202: queued }
    }
  }
}
