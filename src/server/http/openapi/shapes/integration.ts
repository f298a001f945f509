import { Type } from 'typebox'
import { CHANNELS } from '../../../channels'
import { oneOf } from '../../shared'
import { capitalize, Id, maybe, Moment, shape, TextOrNull, variants } from './parts'
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
  followBrand: maybe(
    Type.Array(oneOf('conversationColor', 'actionColor'), {
      description: 'Colours that were not set and that the messenger draws as `brandColor`.'
    })
  ),
  attachmentsEnabled: Type.Literal(true, { description: 'Cannot be turned off.' })
})

const CustomIntegration = shape('CustomIntegration', {
  ...common,
  type: oneOf('custom'),
  webhooks: Type.Array(Webhook)
})

/** Facts that are known of the account at an outside service. */
const connection = {
  connection: Type.Unsafe<string>({
    ...oneOf('pending', 'connected', 'refused'),
    description:
      '`pending`: the service has not answered yet, or not taken our address; it is asked again. `refused`: it does not want the account any more.'
  }),
  connectionSince: maybe(Moment),
  accountName: maybe(Type.String({ description: 'Name of the account at the service.' })),
  connectionProblem: maybe(
    Type.String({ description: 'Why it is not connected, in the words of the service.' })
  )
}

const channels = Object.entries(CHANNELS).map(
  ([type, { settings, options, publicParts, service }]) =>
    shape(`${capitalize(type)}Integration`, {
      ...common,
      type: oneOf(type),
      ...settings,
      ...options,
      ...publicParts,
      ...(service && connection)
    })
)

/** An integration, with fields by its type. */
export const Integration = variants('Integration', 'type', [
  WebIntegration,
  CustomIntegration,
  ...channels
])
