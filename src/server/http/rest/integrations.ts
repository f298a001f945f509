import { Type } from 'typebox'
import {
  createWebIntegration,
  deleteIntegration,
  findIntegration,
  listIntegrations,
  restIntegration,
  updateIntegration
} from '../../domain/integrations'
import { checkMediaUrls } from '../../domain/media-urls'
import type { WebSettingsChanges } from '../../domain/patch-web-settings'
import type { App } from '../app'
import type { Services } from '../services'
import { integrationNotFound, RestError } from './errors'
import { APP } from './guard'
import { pageMeta, pageParameters, readPageRequest } from './paging'
import { publicAddress } from './public-address'
import { AppPath } from '../schemas'
import { webFields } from './web-fields'

const SUPPORTED_TYPE = 'web'

const NewIntegration = Type.Object({ type: Type.String(), ...webFields })
const IntegrationChanges = Type.Object(webFields)
const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })
const ListQuery = Type.Object({
  ...pageParameters,
  'filter[types]': Type.Optional(Type.String({ minLength: 1 }))
})

/** `/apps/{appId}/integrations` and `/apps/{appId}/integrations/{integrationId}` */
export const bindIntegrations = (rest: App, services: Services): void => {
  const { domain, settings } = services
  const { read } = domain.storage

  const checkUrls = (fields: WebSettingsChanges) => {
    const { buttonIconUrl, businessIconUrl, backgroundImageUrl, prechatCapture } = fields
    const avatar = { 'prechatCapture.avatarUrl': prechatCapture?.avatarUrl }
    checkMediaUrls(
      { buttonIconUrl, businessIconUrl, backgroundImageUrl, ...avatar },
      settings.publicUrl
    )
  }

  rest.post(
    '/apps/:appId/integrations',
    { config: APP, schema: { params: AppPath, body: NewIntegration } },
    async ({ params, body: { type, ...fields } }, reply) => {
      if (type !== SUPPORTED_TYPE) {
        throw new RestError(
          'bad_request',
          `type must be ${SUPPORTED_TYPE}, the one type supported so far, got ${JSON.stringify(type)}.`
        )
      }
      checkUrls(fields)
      const row = await domain.write(tx => createWebIntegration(tx, params.appId, fields))
      return reply.code(201).send({ integration: restIntegration(row) })
    }
  )

  rest.get(
    '/apps/:appId/integrations',
    { config: APP, schema: { params: AppPath, querystring: ListQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const types = request.query['filter[types]']?.split(',')
      const page = await listIntegrations(read, request.params.appId, types, asked)
      return {
        integrations: page.items.map(restIntegration),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(
    '/apps/:appId/integrations/:integrationId',
    { config: APP, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const row = await findIntegration(read, params.appId, params.integrationId)
      if (!row) throw integrationNotFound()
      return { integration: restIntegration(row) }
    }
  )

  rest.patch(
    '/apps/:appId/integrations/:integrationId',
    { config: APP, schema: { params: IntegrationPath, body: IntegrationChanges } },
    async ({ params, body }) => {
      checkUrls(body)
      const row = await domain.write(tx =>
        updateIntegration(tx, params.appId, params.integrationId, body)
      )
      if (!row) throw integrationNotFound()
      return { integration: restIntegration(row) }
    }
  )

  rest.delete(
    '/apps/:appId/integrations/:integrationId',
    { config: APP, schema: { params: IntegrationPath } },
    async ({ params }) => {
      const deleted = await domain.write(tx =>
        deleteIntegration(tx, params.appId, params.integrationId)
      )
      if (!deleted) throw integrationNotFound()
      return {}
    }
  )
}
