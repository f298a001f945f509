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
    'Events go to a target as `{ app: { id }, webhook: { id, version }, events: [{ id, type, createdAt, payload }] }`, with the secret as `X-API-Key` and a signature as Standard Webhooks has it. An attempt takes at most 20 s; there are five within 15 minutes, but none after 400, 401, 403, 404 and 406. An integration names itself `me`.',
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
      summary: 'Changes the fields of a webhook that are given',
      answers: { 200: one }
    },
    [`DELETE ${ONE}`]: {
      id: 'deleteWebhook',
      summary: 'Deletes a webhook; what waits for it is not sent any more',
      answers: { 200: Nothing }
    },
    [`GET ${ONE}/deliveries`]: {
      id: 'listDeliveries',
      summary: 'Lists what became of attempts in the last 7 days, the newest page first',
      answers: { 200: pageOf({ deliveries: Type.Array(Delivery) }) }
    }
  }
}
