import { Type } from 'typebox'
import { recordWebhook } from '../../domain/flows'
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  updateWebhook
} from '../../domain/records'
import { restWebhook } from '../../domain/views'
import type { Row } from '../../storage'
import type { App, Services } from '../shared'
import { actorOf } from './acting'
import { webhookNotFound } from './errors'
import type { Reading } from './integration-types'
import { ALL_SETUP } from './guard'
import { type IntegrationCall, requireOwnIntegration } from './own-integration'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { checkTarget, NewWebhook, WebhookChanges } from './webhook-fields'

const PATH = '/apps/:appId/integrations/:integrationId/webhooks'
const ONE = `${PATH}/:webhookId`

const path = { appId: Type.String(), integrationId: Type.String() }
const ListPath = Type.Object(path)

/** Parameters of routes that belong to a webhook. */
export const WebhookPath = Type.Object({ ...path, webhookId: Type.String() })

/** Finds the webhook of an address. @throws {RestError} `integration_not_found`, `not_found`. */
export const requireWebhook = async (
  { db, secretBox }: Reading,
  call: IntegrationCall & { params: { webhookId: string } }
): Promise<Row<'webhooks'>> => {
  const { id } = await requireOwnIntegration(db, call)
  const webhook = await findWebhook(db, secretBox, { integrationId: id, id: call.params.webhookId })
  if (!webhook) throw webhookNotFound()
  return webhook
}

/** `/apps/{appId}/integrations/{integrationId or me}/webhooks` and the paths below. */
export const bindWebhooks = (rest: App, services: Services): void => {
  const { domain, outbound } = services
  const { read } = domain.storage
  const reading = { db: read, secretBox: domain.secretBox }

  rest.post(
    PATH,
    { config: ALL_SETUP, schema: { params: ListPath, body: NewWebhook } },
    async (request, reply) => {
      checkTarget(outbound, request.body.target)
      const webhook = await domain.write(async tx => {
        const owner = await requireOwnIntegration(tx.db, request)
        const after = await createWebhook(tx, owner, request.body)
        await recordWebhook(tx, actorOf(request), { after })
        return after
      })
      return reply.code(201).send({ webhook: restWebhook(webhook) })
    }
  )

  rest.get(
    PATH,
    { config: ALL_SETUP, schema: { params: ListPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireOwnIntegration(read, request)
      const page = await listWebhooks(read, domain.secretBox, id, asked)
      return {
        webhooks: page.items.map(restWebhook),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(ONE, { config: ALL_SETUP, schema: { params: WebhookPath } }, async request => ({
    webhook: restWebhook(await requireWebhook(reading, request))
  }))

  rest.patch(
    ONE,
    { config: ALL_SETUP, schema: { params: WebhookPath, body: WebhookChanges } },
    async request => {
      const { target } = request.body
      if (target !== undefined) checkTarget(outbound, target)
      const webhook = await domain.write(async tx => {
        const before = await requireWebhook(tx, request)
        const after = await updateWebhook(tx, before, request.body)
        await recordWebhook(tx, actorOf(request), { before, after })
        return after
      })
      return { webhook: restWebhook(webhook) }
    }
  )

  rest.delete(ONE, { config: ALL_SETUP, schema: { params: WebhookPath } }, async request => {
    await domain.write(async tx => {
      const before = await requireWebhook(tx, request)
      await recordWebhook(tx, actorOf(request), { before })
      await deleteWebhook(tx, before)
    })
    return {}
  })
}
