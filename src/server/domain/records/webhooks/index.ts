export { findDelivery, listDeliveries, type LoggedDelivery } from './webhook-deliveries'
export {
  type Attempt,
  countWaiting,
  listWaitingWebhooks,
  queueEvent,
  readHeads,
  recordAttempt,
  type WebhookJob
} from './webhook-queue'
export { WEBHOOK_TRIGGERS, type WebhookTrigger } from './webhook-triggers'
export {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  updateWebhook,
  type WebhookFields
} from './webhooks'
