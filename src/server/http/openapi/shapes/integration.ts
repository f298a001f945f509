import { Type } from 'typebox'
import { CHANNELS } from '../../../channels'
import { oneOf } from '../../shared'
import { capitalize, Id, shape, TextOrNull, variants } from './parts'
import { webSettingsFields } from './web-settings'
import { Webhook } from './webhook'

const common = {
  id: Id,
  status: oneOf('inactive', 'active', 'error'),
  displayName: TextOrNull
}

const WebIntegration = shape('WebIntegration', {
  ...common,
  type: oneOf('web'),
  ...webSettingsFields,
  attachmentsEnabled: Type.Literal(true, { description: 'Cannot be turned off.' })
})

const CustomIntegration = shape('CustomIntegration', {
  ...common,
  type: oneOf('custom'),
  webhooks: Type.Array(Webhook)
})

const channels = Object.entries(CHANNELS).map(([type, { settings, publicParts }]) =>
  shape(`${capitalize(type)}Integration`, {
    ...common,
    type: oneOf(type),
    ...settings,
    ...publicParts
  })
)

/** An integration, with fields by its type. */
export const Integration = variants('Integration', 'type', [
  WebIntegration,
  CustomIntegration,
  ...channels
])
