import type { Call } from './request'
import type {
  CustomIntegration,
  DeliveriesPage,
  LoggedDelivery,
  QueuedEvent,
  Webhook,
  WebhookFields
} from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Makes the calls about custom integrations and their webhooks. All reject with an `ApiError`. */
export const createWebhookApi = ({ json, at }: Requests) => {
  const listOf = (integrationId: string) =>
    at(`/integrations/${encodeURIComponent(integrationId)}/webhooks`)
  const one = (integrationId: string, id: string) =>
    `${listOf(integrationId)}/${encodeURIComponent(id)}`
  const change = async (call: Call): Promise<Webhook> =>
    (await json<{ webhook: Webhook }>(call)).webhook

  const attempt = (integrationId: string, webhookId: string, id: string) =>
    `${one(integrationId, webhookId)}/deliveries/${encodeURIComponent(id)}`
  const send = async (path: string): Promise<QueuedEvent> =>
    (await json<{ event: QueuedEvent }>({ method: 'POST', path, body: {} })).event

  return {
    /** Makes a custom integration with its first webhook. */
    async createCustomIntegration(
      displayName: string,
      webhook: WebhookFields
    ): Promise<CustomIntegration> {
      const { integration } = await json<{ integration: CustomIntegration }>({
        method: 'POST',
        path: at('/integrations'),
        body: { type: 'custom', displayName, webhooks: [webhook] }
      })
      return integration
    },

    /** Saves a new webhook, or other fields of one. @param id Undefined: a new one, with all fields. */
    saveWebhook: (integrationId: string, id: string | undefined, body: Partial<WebhookFields>) =>
      change({
        method: id === undefined ? 'POST' : 'PATCH',
        path: id === undefined ? listOf(integrationId) : one(integrationId, id),
        body
      }),

    async deleteWebhook(integrationId: string, id: string): Promise<void> {
      await json({ method: 'DELETE', path: one(integrationId, id) })
    },

    /** Lists attempts to deliver events: the newest page, or the one before a cursor. */
    listDeliveries: (integrationId: string, id: string, before?: string) =>
      json<DeliveriesPage>({
        path: `${one(integrationId, id)}/deliveries`,
        query: { 'page[before]': before }
      }),

    /** Loads an attempt with what it sent and what came back. */
    async getDelivery(integrationId: string, webhookId: string, id: string) {
      const path = attempt(integrationId, webhookId, id)
      return (await json<{ delivery: LoggedDelivery }>({ path })).delivery
    },

    /** Sends a test event. */
    testWebhook: (integrationId: string, id: string) => send(`${one(integrationId, id)}/test`),

    /** Sends the event of an attempt again. */
    redeliver: (integrationId: string, webhookId: string, id: string) =>
      send(`${attempt(integrationId, webhookId, id)}/redeliver`)
  }
}
