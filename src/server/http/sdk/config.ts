import { Type } from 'typebox'
import { type ConfigAnswer, integrationNotFound } from '../../../protocol'
import { findApp } from '../../domain/apps/apps'
import { listChannels } from '../../domain/integrations/channel-integrations'
import { findWebIntegration } from '../../domain/integrations/integrations'
import { webSettings, widgetSettings } from '../../domain/integrations/web-settings'
import type { App } from '../app'
import type { Services } from '../services'
import { admitOrigin } from './cors'

const MAX_AGE_SECONDS = 15

/** What a widget has to know before it does anything else. */
export const bindConfig = (app: App, { domain, settings, versions }: Services): void => {
  const { read } = domain.storage
  const params = Type.Object({ integrationId: Type.String() })

  app.get(
    '/integrations/:integrationId/config',
    { schema: { params } },
    async (request, reply): Promise<ConfigAnswer> => {
      const { integrationId } = request.params
      const integration = await findWebIntegration(read, integrationId)
      const owner = integration && (await findApp(read, integration.appId))
      if (!owner) throw integrationNotFound(integrationId)
      admitOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl
      })

      reply.header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      const { id, displayName, iconUrl } = owner
      const { integrationOrder } = webSettings(integration)
      return {
        app: { id, displayName, ...(iconUrl !== null && { iconUrl }) },
        integration: { id: integrationId, settings: widgetSettings(integration, owner) },
        channels: await listChannels(read, id, integrationOrder),
        baseUrl: settings.publicUrl,
        transports: [
          { type: 'websocket', url: `${settings.publicUrl.replace(/^http/, 'ws')}/realtime` },
          { type: 'polling', url: `${settings.publicUrl}/sdk/v1/apps/${id}/events` }
        ],
        versions
      }
    }
  )
}
