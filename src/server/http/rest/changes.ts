import { Type } from 'typebox'
import { findIntegration, listSettingsChanges } from '../../domain/records'
import { restSettingsChange } from '../../domain/views'
import { type App, AppPath, type Services } from '../shared'
import { integrationNotFound } from './errors'
import { APP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })

/** `…/changes` of an app and of an integration: who changed which setting, the newest page first. */
export const bindChanges = (rest: App, services: Services): void => {
  const { read } = services.domain.storage

  rest.get(
    '/apps/:appId/changes',
    { config: APP, schema: { params: AppPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const target = { appId: request.params.appId, integrationId: null }
      const page = await listSettingsChanges(read, target, asked)
      return {
        changes: page.items.map(restSettingsChange),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )

  rest.get(
    '/apps/:appId/integrations/:integrationId/changes',
    { config: APP, schema: { params: IntegrationPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { appId, integrationId } = request.params
      if (!(await findIntegration(read, appId, integrationId))) throw integrationNotFound()
      const page = await listSettingsChanges(read, { appId, integrationId }, asked)
      return {
        changes: page.items.map(restSettingsChange),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )
}
