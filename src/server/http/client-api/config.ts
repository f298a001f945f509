import { Type } from 'typebox'
import { type ConfigAnswer, integrationNotFound } from '../../../protocol'
import { EMAIL } from '../../channels'
import {
  appOpenState,
  appSettings,
  findApp,
  findWebIntegration,
  listChannels,
  readAnswerSeconds,
  settingsVersion,
  webSettings,
  widgetSettings
} from '../../domain/records'
import type { App, Services } from '../shared'
import { checkPageOrigin } from './cors'
import { chooseLanguage } from './choose-language'

const MAX_AGE_SECONDS = 15

/** Configuration of a widget, which it loads first. */
export const bindConfig = (app: App, { domain, settings, versions, pageLoads }: Services): void => {
  const { read } = domain.storage
  const params = Type.Object({ integrationId: Type.String() })
  const querystring = Type.Object({
    locale: Type.Optional(
      Type.String({
        description:
          'Language of `launcherTexts`: `fr-CA`. Where it is absent, empty or `auto`, that is the language after a comma, `auto,fr`, else the first of the browser that has texts.'
      })
    ),
    settingsVersion: Type.Optional(
      Type.String({
        description:
          'Version that a frame has named; makes another address, so that no cache answers.'
      })
    )
  })

  app.get(
    '/integrations/:integrationId/config',
    { schema: { params, querystring } },
    async (request, reply): Promise<ConfigAnswer> => {
      const { integrationId } = request.params
      const integration = await findWebIntegration(read, integrationId)
      const owner = integration && (await findApp(read, integration.appId))
      if (!owner) throw integrationNotFound(integrationId)
      const note = (outcome: 'started' | 'refused') =>
        pageLoads.note(integrationId, outcome, request.headers)
      checkPageOrigin(request, reply, {
        settingsJson: integration.settingsJson,
        publicUrl: settings.publicUrl,
        // Otherwise `init` could not tell this from a failed network.
        isRefusalReadable: true,
        onRefused: () => note('refused')
      })
      note('started')

      reply
        .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
        .header('vary', 'origin, accept-language')
      const { id, displayName, iconUrl } = owner
      const { integrationOrder, showAnswerTime } = webSettings(integration)
      const answerSeconds = showAnswerTime
        ? await readAnswerSeconds(read, id, domain.clock())
        : undefined
      const { language, words } = chooseLanguage(
        request.query.locale,
        request.headers['accept-language']
      )
      const openState = appOpenState(appSettings(owner), domain.clock())
      const { channels, connected } = await listChannels(read, id, integrationOrder)
      return {
        app: { id, displayName, ...(iconUrl !== null && { iconUrl }) },
        integration: { id: integrationId, settings: widgetSettings(integration, owner, language) },
        settingsVersion: settingsVersion({ ...integration, appSettingsJson: owner.settingsJson }),
        channels,
        capabilities: { channels: [...connected, ...(settings.mail ? [EMAIL] : [])] },
        ...(answerSeconds && { answerSeconds }),
        ...(openState && { openState }),
        baseUrl: settings.publicUrl,
        transports: [
          ...(settings.mqttPublicUrl
            ? [{ type: 'mqtt' as const, url: settings.mqttPublicUrl }]
            : []),
          { type: 'websocket', url: `${settings.publicUrl.replace(/^http/, 'ws')}/realtime` },
          { type: 'polling', url: `${settings.publicUrl}/sdk/v1/apps/${id}/events` }
        ],
        versions,
        ...words
      }
    }
  )
}
