import { Type } from 'typebox'
import {
  createWebIntegration,
  updateWebIntegration
} from '../../../domain/integrations/integrations'
import { checkMediaUrls } from '../../../domain/messages/media-urls'
import type { WebSettingsChanges } from '../../../domain/integrations/patch-web-settings'
import { type WebSettings, webSettings } from '../../../domain/integrations/web-settings'
import type { Services } from '../../services'
import { readerOf } from '../reader'
import { checkIcons } from './check-icons'
import type { IntegrationType } from './integration-type'
import { webFields } from './web-fields'

const read = readerOf(Type.Object(webFields))

const checkUrls = async (
  fields: WebSettingsChanges,
  services: Services,
  set?: WebSettings
): Promise<void> => {
  const { buttonIconUrl, businessIconUrl, backgroundImageUrl, prechatCapture } = fields
  const avatar = { 'prechatCapture.avatarUrl': prechatCapture?.avatarUrl }
  checkMediaUrls(
    { buttonIconUrl, businessIconUrl, backgroundImageUrl, ...avatar },
    services.settings.publicUrl
  )
  await checkIcons(services, fields, set)
}

/** The messenger on a business's pages. */
export const web: IntegrationType = {
  async create(body, services) {
    const fields = read(body)
    await checkUrls(fields, services)
    return (tx, appId) => createWebIntegration(tx, appId, fields)
  },
  async update(body, services, integration) {
    const fields = read(body)
    await checkUrls(fields, services, webSettings(integration))
    return (tx, integration) => updateWebIntegration(tx, integration, fields)
  },
  async show(_db, integration) {
    return { ...webSettings(integration), attachmentsEnabled: true }
  }
}
