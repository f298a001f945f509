import type { Call } from './request'
import type {
  ChannelDelivery,
  FailedDelivery,
  Integration,
  MessageTemplate,
  Page,
  PageLoad,
  TestRecipient,
  WebIntegration
} from './shapes'

/** Largest page of the server. */
const PAGE_SIZE = '100'

/** Colour that all others are derived from, so that a new messenger is not grey. */
const FIRST_BRAND_COLOR = '1f6f5c'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Makes the calls about integrations of an app. All reject with an `ApiError`. */
export const createIntegrationApi = ({ json, at }: Requests) => {
  const pathOf = (id: string) => at(`/integrations/${encodeURIComponent(id)}`)
  const call = async (request: Call): Promise<Integration> =>
    (await json<{ integration: Integration }>(request)).integration

  return {
    /** Lists all, in the order they were made. @param type Only those; undefined: all. */
    async listIntegrations(type?: string): Promise<Integration[]> {
      const all: Integration[] = []
      let after: string | undefined
      do {
        const { integrations, meta } = await json<{ integrations: Integration[]; meta: Page }>({
          path: at('/integrations'),
          query: { 'filter[types]': type, 'page[size]': PAGE_SIZE, 'page[after]': after }
        })
        all.push(...integrations)
        after = meta.hasMore ? meta.afterCursor : undefined
      } while (after !== undefined)
      return all
    },

    getIntegration: (id: string) => call({ path: pathOf(id) }),

    /** Lists from which sites it was loaded, the newest first. */
    async listPageLoads(id: string): Promise<PageLoad[]> {
      return (await json<{ pageLoads: PageLoad[] }>({ path: `${pathOf(id)}/page-loads` })).pageLoads
    },

    /** Lists the messages that it could not deliver, the newest first. */
    async listFailedDeliveries(id: string): Promise<FailedDelivery[]> {
      const path = `${pathOf(id)}/failed-deliveries`
      return (await json<{ failedDeliveries: FailedDelivery[] }>({ path })).failedDeliveries
    },

    /** Lists who could get a test message, those first who used the channel last. */
    async listTestRecipients(id: string): Promise<TestRecipient[]> {
      const path = `${pathOf(id)}/test-recipients`
      return (await json<{ recipients: TestRecipient[] }>({ path })).recipients
    },

    async sendTestMessage(id: string, userId: string, text: string): Promise<ChannelDelivery> {
      const { delivery } = await json<{ delivery: ChannelDelivery }>({
        method: 'POST',
        path: `${pathOf(id)}/test`,
        body: { userId, text }
      })
      return delivery
    },

    async getChannelDelivery(id: string, deliveryId: string): Promise<ChannelDelivery> {
      const path = `${pathOf(id)}/deliveries/${encodeURIComponent(deliveryId)}`
      return (await json<{ delivery: ChannelDelivery }>({ path })).delivery
    },

    /** Lists the templates that WhatsApp has approved; 409: the integration names no business account. */
    async listMessageTemplates(id: string): Promise<MessageTemplate[]> {
      const path = `${pathOf(id)}/message-templates`
      return (await json<{ messageTemplates: MessageTemplate[] }>({ path })).messageTemplates
    },

    createWebIntegration: (displayName: string) =>
      call({
        method: 'POST',
        path: at('/integrations'),
        body: { type: 'web', displayName, brandColor: FIRST_BRAND_COLOR }
      }),

    /**
     * Makes an integration that carries messages.
     *
     * @param account Fields of the account, by the server's names.
     */
    createChannelIntegration: (
      type: string,
      displayName: string,
      account: Record<string, string>
    ) =>
      call({ method: 'POST', path: at('/integrations'), body: { type, displayName, ...account } }),

    /** Changes fields of an account; those that are not named stay. */
    changeAccount: (id: string, account: Record<string, string | boolean>) =>
      call({ method: 'PATCH', path: pathOf(id), body: account }),

    renameIntegration: (id: string, displayName: string) =>
      call({ method: 'PATCH', path: pathOf(id), body: { displayName } }),

    /** Changes settings in one request; those that are not named stay. */
    async changeWebSettings(id: string, changes: Record<string, unknown>): Promise<WebIntegration> {
      const { integration } = await json<{ integration: WebIntegration }>({
        method: 'PATCH',
        path: pathOf(id),
        body: changes
      })
      return integration
    },

    async deleteIntegration(id: string): Promise<void> {
      await json({ method: 'DELETE', path: pathOf(id) })
    }
  }
}
