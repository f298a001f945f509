import { Type, type TSchema } from 'typebox'
import type { FormField } from '../../../../protocol'
import { Name, nullable, oneOf, Url } from '../../schemas'

const ORIGINS_MAX = 100
const CHANNELS_MAX = 50

/** On create and on PATCH each may be left out, and null brings its default back. */
const field = <Schema extends TSchema>(schema: Schema) => Type.Optional(nullable(schema))

const Colour = Type.String({
  pattern: '^([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
  description: '3 or 6 hex digits without #'
})
const Pixels = Type.String({
  pattern: '^[1-9][0-9]{0,3}$',
  description: 'a string of 1 to 4 digits, in CSS pixels'
})

const Flag = field(Type.Boolean())

const PrechatCapture = Type.Object({
  enabled: Flag,
  avatarUrl: field(Url),
  enableEmailLinking: Flag,
  everyConversation: Flag,
  // `checkFields` says more.
  fields: field(Type.Unsafe<FormField[]>(Type.Array(Type.Unknown({ title: 'NewFormField' }))))
})

/** What may be set of a web integration. */
export const webFields = {
  displayName: field(Name),
  brandColor: field(Colour),
  conversationColor: field(Colour),
  actionColor: field(Colour),
  fixedIntroPane: field(Type.Boolean()),
  displayStyle: field(oneOf('button', 'tab')),
  buttonIconUrl: field(Url),
  buttonWidth: field(Pixels),
  buttonHeight: field(Pixels),
  businessName: field(Name),
  businessIconUrl: field(Url),
  backgroundImageUrl: field(Url),
  integrationOrder: field(Type.Array(Type.String(), { maxItems: CHANNELS_MAX })),
  originWhitelist: field(Type.Array(Type.String(), { maxItems: ORIGINS_MAX })),
  prechatCapture: field(PrechatCapture),
  canUserSeeConversationList: field(Type.Boolean()),
  canUserCreateMoreConversations: field(Type.Boolean())
}
