import { Type } from 'typebox'
import { CHANNELS } from '../../../channels'
import { nullable, oneOf } from '../../schemas'
import { FormField } from './content'
import { Webhook } from './webhook'
import { Flag, Id, maybe, shape, Text, TextOrNull, variants } from './parts'

const common = {
  id: Id,
  status: oneOf('inactive', 'active', 'error'),
  displayName: TextOrNull
}
const TextsOrNull = nullable(Type.Array(Text))

const WebIntegration = shape('WebIntegration', {
  ...common,
  type: oneOf('web'),
  brandColor: Text,
  conversationColor: Text,
  actionColor: Text,
  fixedIntroPane: Flag,
  displayStyle: oneOf('button', 'tab'),
  buttonIconUrl: TextOrNull,
  buttonWidth: Text,
  buttonHeight: Text,
  businessName: TextOrNull,
  businessIconUrl: TextOrNull,
  backgroundImageUrl: TextOrNull,
  integrationOrder: TextsOrNull,
  originWhitelist: TextsOrNull,
  prechatCapture: Type.Object({
    enabled: Flag,
    avatarUrl: maybe(Text),
    enableEmailLinking: maybe(Flag),
    everyConversation: maybe(Flag),
    fields: maybe(Type.Array(FormField))
  }),
  canUserSeeConversationList: Flag,
  canUserCreateMoreConversations: Flag,
  attachmentsEnabled: Flag
})

const CustomIntegration = shape('CustomIntegration', {
  ...common,
  type: oneOf('custom'),
  webhooks: Type.Array(Webhook)
})

const channels = Object.entries(CHANNELS).map(([type, { settings, publicParts }]) =>
  shape(`${type[0]!.toUpperCase()}${type.slice(1)}Integration`, {
    ...common,
    type: oneOf(type),
    ...settings,
    ...publicParts
  })
)

/** An integration, whose type says what it has. */
export const Integration = variants('Integration', 'type', [
  WebIntegration,
  CustomIntegration,
  ...channels
])
