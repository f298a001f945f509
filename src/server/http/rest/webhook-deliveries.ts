import { listDeliveries } from '../../domain/records'
import { restDelivery } from '../../domain/views'
import type { App, Services } from '../shared'
import { ALL_SETUP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { requireWebhook, WebhookPath } from './webhooks'

const PATH = '/apps/:appId/integrations/:integrationId/webhooks/:webhookId/deliveries'

/** `…/webhooks/{webhookId}/deliveries`: the outcome of each attempt, the newest page first. */
export const bindWebhookDeliveries = (rest: App, services: Services): void => {
  const { storage, secretBox } = services.domain
  const { read } = storage

  rest.get(
    PATH,
    { config: ALL_SETUP, schema: { params: WebhookPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireWebhook({ db: read, secretBox }, request)
      const page = await listDeliveries(read, id, asked)
      return {
        deliveries: page.items.map(restDelivery),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )
}
