import { Type } from 'typebox'
import { findDelivery, listDeliveries, type LoggedDelivery } from '../../domain/records'
import { restDelivery, restLoggedDelivery } from '../../domain/views'
import type { App, Services } from '../shared'
import { deliveryNotFound } from './errors'
import { ALL_SETUP } from './guard'
import type { Reading } from './integration-types'
import type { IntegrationCall } from './own-integration'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { requireWebhook, WebhookPath } from './webhooks'

const PATH = '/apps/:appId/integrations/:integrationId/webhooks/:webhookId/deliveries'

/** Parameters of routes that belong to an attempt. */
export const DeliveryPath = Type.Object({ ...WebhookPath.properties, deliveryId: Type.String() })

/** Finds the attempt of an address. @throws {RestError} `integration_not_found`, `not_found`. */
export const requireDelivery = async (
  reading: Reading,
  call: IntegrationCall & { params: { webhookId: string; deliveryId: string } }
): Promise<LoggedDelivery> => {
  const { id: webhookId } = await requireWebhook(reading, call)
  const delivery = await findDelivery(reading.db, { webhookId, id: call.params.deliveryId })
  if (!delivery) throw deliveryNotFound()
  return delivery
}

/** `…/webhooks/{webhookId}/deliveries`: the outcome of each attempt, the newest page first, and of one. */
export const bindWebhookDeliveries = (rest: App, services: Services): void => {
  const { storage, secretBox } = services.domain
  const { read } = storage
  const reading = { db: read, secretBox }

  rest.get(
    PATH,
    { config: ALL_SETUP, schema: { params: WebhookPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireWebhook(reading, request)
      const page = await listDeliveries(read, id, asked)
      return {
        deliveries: page.items.map(restDelivery),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )

  rest.get(
    `${PATH}/:deliveryId`,
    { config: ALL_SETUP, schema: { params: DeliveryPath } },
    async request => ({ delivery: restLoggedDelivery(await requireDelivery(reading, request)) })
  )
}
