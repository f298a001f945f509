import { Type } from 'typebox'
import type { WebSettings } from '../../../../protocol'
import {
  brandFollowers,
  checkMediaUrls,
  createWebIntegration,
  type IntegrationFields,
  ownTexts,
  updateWebIntegration,
  webSettings,
  type WebSettingsChanges
} from '../../../domain/records'
import type { Services } from '../../shared'
import { parserOf } from '../parser-of'
import { checkIcons } from './check-icons'
import type { IntegrationType } from './integration-type'
import { webFields } from './web-fields'

const readFields = parserOf(Type.Unsafe<IntegrationFields>(Type.Object(webFields)))

/** Refuses to change what each answer has and no visitor can be without. */
const checkFixed = parserOf(
  Type.Object({ attachmentsEnabled: Type.Optional(Type.Boolean({ enum: [true] })) })
)

const read = (body: unknown): IntegrationFields => {
  checkFixed(body)
  return readFields(body)
}

const checkUrls = async (
  fields: WebSettingsChanges,
  services: Services,
  set?: Omit<WebSettings, 'customText'>
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
    const followBrand = brandFollowers(integration)
    return {
      ...webSettings(integration),
      ...(followBrand.length > 0 && { followBrand }),
      customText: ownTexts(integration),
      attachmentsEnabled: true
    }
  }
}
