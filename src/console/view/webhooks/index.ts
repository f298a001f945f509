export { useWebhookForm } from './use-webhook-form'
export { WebhookInputs } from './WebhookInputs'
export { WebhookSection } from './WebhookSection'
