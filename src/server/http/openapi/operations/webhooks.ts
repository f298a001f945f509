import { Type } from 'typebox'
import type { Tag } from '../operation'
import { pageOf } from '../shapes/page'
import { Nothing } from '../shapes/parts'
import { Delivery, Webhook } from '../shapes/webhook'

const LIST = '/v2/apps/{appId}/integrations/{integrationId}/webhooks'
const ONE = `${LIST}/{webhookId}`

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
    }
  }
}
