import { Type } from 'typebox'
import { findIntegration, listConversationChanges, listSettingsChanges } from '../../domain/records'
import { restConversationChange, restSettingsChange } from '../../domain/views'
import { type App, AppPath, ConversationPath, type Services } from '../shared'
import { integrationNotFound } from './errors'
import { requireConversation } from './find'
import { APP, APP_SETUP } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const IntegrationPath = Type.Object({ appId: Type.String(), integrationId: Type.String() })

/**
 * `…/changes` of an app and of an integration: who changed which setting; and of a conversation: who of the team
 * did what with it. The newest page first.
 */
export const bindChanges = (rest: App, services: Services): void => {
  const { read } = services.domain.storage

  rest.get(
    '/apps/:appId/changes',
    { config: APP_SETUP, schema: { params: AppPath, querystring: PageQuery } },
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
    { config: APP_SETUP, schema: { params: IntegrationPath, querystring: PageQuery } },
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

  rest.get(
    '/apps/:appId/conversations/:conversationId/changes',
    { config: APP, schema: { params: ConversationPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireConversation(read, request.params)
      const page = await listConversationChanges(read, id, asked)
      return {
        changes: page.items.map(restConversationChange),
        ...pageMeta(page, asked, publicAddress(request, services), { firstPage: 'end' })
      }
    }
  )
}
