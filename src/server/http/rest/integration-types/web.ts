import { Type } from 'typebox'
import { createWebIntegration, updateWebIntegration } from '../../../domain/integrations'
import { checkMediaUrls } from '../../../domain/media-urls'
import type { WebSettingsChanges } from '../../../domain/patch-web-settings'
import { webSettings } from '../../../domain/web-settings'
import type { Services } from '../../services'
import { readerOf } from '../reader'
import type { IntegrationType } from './integration-type'
import { webFields } from './web-fields'

const read = readerOf(Type.Object(webFields))

const checkUrls = (fields: WebSettingsChanges, { settings }: Services): void => {
  const { buttonIconUrl, businessIconUrl, backgroundImageUrl, prechatCapture } = fields
  const avatar = { 'prechatCapture.avatarUrl': prechatCapture?.avatarUrl }
  checkMediaUrls(
    { buttonIconUrl, businessIconUrl, backgroundImageUrl, ...avatar },
    settings.publicUrl
  )
}

/** The messenger on a business's pages. */
export const web: IntegrationType = {
  async create(body, services) {
    const fields = read(body)
    checkUrls(fields, services)
    return (tx, appId) => createWebIntegration(tx, appId, fields)
  },
  async update(body, services) {
    const fields = read(body)
    checkUrls(fields, services)
    return (tx, integration) => updateWebIntegration(tx, integration, fields)
  },
  async show(_db, integration) {
    return { ...webSettings(integration), attachmentsEnabled: true }
  }
}
