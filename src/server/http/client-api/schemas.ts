import { Type } from 'typebox'
import { FIRST_MESSAGES_MAX, PROFILE_FIELD_MAX_CHARS, TEXT_MAX_CHARS } from '../../../protocol'
import { MetadataChanges, Name, nullable, Url } from '../shared'

/** Parameters of routes below an app. */
export const AppPath = Type.Object({ appId: Type.String() })

/** Parameters of routes below a conversation. */
export const ConversationPath = Type.Object({
  appId: Type.String(),
  conversationId: Type.String()
})

/** A whole number in a query. */
export const Count = Type.String({ pattern: '^\\d{1,15}$', description: 'a whole number' })

/** Characters in an id or key that a client makes. */
export const SHORT_TEXT_MAX_CHARS = 128

// Of any length, within that of the body: what is too long to keep is cut.
const InfoField = Type.Optional(Type.String())

/** Description of the device that a page runs on. */
export const Device = Type.Object({
  id: Type.String({ minLength: 1, maxLength: SHORT_TEXT_MAX_CHARS }),
  platform: Type.Literal('web'),
  info: Type.Object({
    currentUrl: InfoField,
    currentTitle: InfoField,
    browserLanguage: InfoField,
    timeZone: InfoField,
    referrer: InfoField,
    userAgent: InfoField,
    URL: InfoField,
    sdkVersion: InfoField,
    vendor: InfoField
  }),
  appVersion: Type.Optional(Type.String({ maxLength: SHORT_TEXT_MAX_CHARS }))
})

/** A message of a visitor; `checkClientMessage` checks the rest. */
export const ClientMessageBody = Type.Object({
  clientMessageId: Type.String(),
  message: Type.Object({
    type: Type.String(),
    text: Type.Optional(Type.String()),
    payload: Type.Optional(Type.String({ maxLength: TEXT_MAX_CHARS })),
    coordinates: Type.Optional(Type.Unknown({ title: 'NewCoordinates' })),
    fields: Type.Optional(Type.Unknown({ title: 'NewFormAnswers' })),
    quotedMessageId: Type.Optional(Type.String()),
    metadata: Type.Optional(MetadataChanges)
  })
})

const ProfileText = Type.String({ maxLength: PROFILE_FIELD_MAX_CHARS })

/** Profile of a visitor; null or an empty text unsets a field. */
export const ProfileBody = Type.Object({
  givenName: Type.Optional(nullable(ProfileText)),
  surname: Type.Optional(nullable(ProfileText)),
  email: Type.Optional(nullable(ProfileText)),
  avatarUrl: Type.Optional(nullable(Url)),
  metadata: Type.Optional(MetadataChanges)
})

const conversationFields = {
  displayName: Type.Optional(nullable(Name)),
  iconUrl: Type.Optional(nullable(Url)),
  description: Type.Optional(nullable(Name)),
  metadata: Type.Optional(MetadataChanges)
}

const PrechatBody = Type.Object({
  clientMessageId: Type.String(),
  greeting: Type.String(),
  fields: Type.Unknown({ title: 'NewFormFields' }),
  confirmation: Type.String(),
  answers: Type.Unknown({ title: 'NewFormAnswers' }),
  avatarUrl: Type.Optional(Url),
  enableEmailLinking: Type.Optional(Type.Boolean()),
  metadata: Type.Optional(MetadataChanges)
})

/** A new conversation with its first messages. */
export const NewConversationBody = Type.Object({
  ...conversationFields,
  messages: Type.Optional(Type.Array(ClientMessageBody, { maxItems: FIRST_MESSAGES_MAX })),
  prechat: Type.Optional(PrechatBody)
})

/** Changes to a conversation; null unsets a field. */
export const ConversationChangesBody = Type.Object(conversationFields)
