import { Type } from 'typebox'
import {
  deleteIntegration,
  recordIntegrationChange,
  recordIntegrationDeletion,
  recordNewIntegration
} from '../../domain/flows'
import { listFailedDeliveries, listIntegrations, listPageLoads } from '../../domain/records'
import { type App, AppPath, type Services } from '../shared'
import { actorOf } from './acting'
import { requireIntegration } from './find'
import { APP_SETUP } from './guard'
import { integrationTypeOf, showIntegration } from './integration-types'
import { pageMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const PATH = '/apps/:appId/integrations'
const ONE = `${PATH}/:integrationId`

// The handler of each type checks its own fields.
const fieldsNamed = (title: string) => Type.Record(Type.String(), Type.Unknown(), { title })
const NewIntegration = fieldsNamed('NewIntegration')
const IntegrationChanges = fieldsNamed('IntegrationChanges')
const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })
const ListQuery = Type.Object({
  ...pageParameters,
  'filter[types]': Type.Optional(Type.String({ minLength: 1 }))
})

/** `/apps/{appId}/integrations`, one of them, its page loads, and what it could not deliver. */
export const bindIntegrations = (rest: App, services: Services): void => {
  const { domain } = services
  const { read } = domain.storage
  const reading = { db: read, secretBox: domain.secretBox }

  rest.post(
    PATH,
    { config: APP_SETUP, schema: { params: AppPath, body: NewIntegration } },
    async (request, reply) => {
      const { params, body } = request
      const create = await integrationTypeOf(body.type).create(body, services)
      const integration = await domain.write(async tx => {
        const made = await create(tx, params.appId)
        await recordNewIntegration(tx, actorOf(request), made)
        return showIntegration(tx, made)
      })
      return reply.code(201).send({ integration })
    }
  )

  rest.get(
    PATH,
    { config: APP_SETUP, schema: { params: AppPath, querystring: ListQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const types = request.query['filter[types]']?.split(',')
      const page = await listIntegrations(read, request.params.appId, types, asked)
      return {
        integrations: await Promise.all(page.items.map(each => showIntegration(reading, each))),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(ONE, { config: APP_SETUP, schema: { params: IntegrationPath } }, async ({ params }) => ({
    integration: await showIntegration(reading, await requireIntegration(read, params))
  }))

  rest.get(
    `${ONE}/page-loads`,
    { config: APP_SETUP, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const { id } = await requireIntegration(read, params)
      const loads = await listPageLoads(read, id)
      return {
        pageLoads: loads.map(({ outcome, origin, at, loads: count }) => ({
          outcome,
          ...(origin && { origin }),
          at: new Date(at).toISOString(),
          count
        }))
      }
    }
  )

  rest.get(
    `${ONE}/failed-deliveries`,
    { config: APP_SETUP, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const { id } = await requireIntegration(read, params)
      const failed = await listFailedDeliveries(read, id)
      return {
        failedDeliveries: failed.map(({ createdAt, ...delivery }) => ({
          ...delivery,
          at: new Date(createdAt).toISOString()
        }))
      }
    }
  )

  rest.patch(
    ONE,
    { config: APP_SETUP, schema: { params: IntegrationPath, body: IntegrationChanges } },
    async request => {
      const { params, body } = request
      const known = await requireIntegration(read, params)
      const update = await integrationTypeOf(known.type).update(body, services, known)
      const integration = await domain.write(async tx => {
        const before = await requireIntegration(tx.db, params)
        const after = await update(tx, before)
        await recordIntegrationChange(tx, actorOf(request), before, after)
        return showIntegration(tx, after)
      })
      return { integration }
    }
  )

  rest.delete(ONE, { config: APP_SETUP, schema: { params: IntegrationPath } }, async request => {
    await domain.write(async tx => {
      const integration = await requireIntegration(tx.db, request.params)
      await recordIntegrationDeletion(tx, actorOf(request), integration)
      await deleteIntegration(tx, integration.appId, integration.id)
    })
    return {}
  })
}
