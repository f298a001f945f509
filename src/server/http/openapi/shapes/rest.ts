import { Type } from 'typebox'
import { oneOf, RetentionSeconds } from '../../schemas'
import { Content } from './content'
import {
  Flag,
  Id,
  maybe,
  Metadata,
  Moment,
  shape,
  Text,
  TextOrNull,
  Uri,
  variants,
  Whole
} from './parts'

/** Shapes that the REST API answers. */
export const App = shape('App', {
  id: Id,
  displayName: Text,
  iconUrl: maybe(Uri),
  settings: shape('AppSettings', {
    conversationRetentionSeconds: maybe(RetentionSeconds),
    maskCreditCardNumbers: maybe(Flag),
    useAnimalNames: maybe(Flag),
    echoPostback: maybe(Flag),
    ignoreAutoConversationStart: maybe(Flag),
    multiConvoEnabled: maybe(Flag),
    appLocalizationEnabled: maybe(Flag),
    endSessionEnabled: maybe(Flag),
    disableConversationReopen: maybe(Flag)
  }),
  metadata: Metadata
})

export const Key = shape('Key', { id: Text, displayName: Text })

export const NewlyMadeKey = shape('NewlyMadeKey', {
  ...Key.properties,
  secret: Type.String({ description: 'Shown this once.' })
})

export const Profile = shape('Profile', {
  givenName: maybe(Text),
  surname: maybe(Text),
  email: maybe(Text),
  avatarUrl: maybe(Uri),
  locale: maybe(Text)
})

export const User = shape('User', {
  id: Id,
  externalId: TextOrNull,
  authenticated: Flag,
  signedUpAt: Moment,
  profile: Profile,
  metadata: Metadata,
  identities: Type.Array(
    Type.Object({ type: oneOf('email'), value: Text, verification: oneOf('unverified') })
  )
})

export const Conversation = shape('Conversation', {
  id: Id,
  type: oneOf('personal', 'sdkGroup'),
  isDefault: Type.Boolean({ description: 'The first personal conversation of its user.' }),
  displayName: maybe(Text),
  description: maybe(Text),
  iconUrl: maybe(Uri),
  metadata: Metadata,
  status: oneOf('open', 'closed'),
  businessLastRead: maybe(Moment),
  lastUpdatedAt: Moment,
  createdAt: Moment
})

export const Participant = shape('Participant', {
  id: Id,
  userId: Id,
  userExternalId: TextOrNull,
  unreadCount: Whole,
  clientAssociations: Type.Array(Type.Object({ type: Text, clientId: Text })),
  lastRead: maybe(Moment)
})

const messageFields = {
  id: Id,
  received: Moment,
  author: shape('MessageAuthor', {
    type: oneOf('user', 'business'),
    userId: maybe(Id),
    displayName: maybe(Text),
    avatarUrl: maybe(Uri),
    subtypes: maybe(Type.Array(oneOf('AI', 'activity', 'agent', 'bot')))
  }),
  content: Content,
  source: shape('MessageSource', { type: Text, integrationId: maybe(Id) }),
  metadata: maybe(Metadata),
  references: maybe(
    Type.Array(shape('Reference', { uri: Uri, title: maybe(Text), description: maybe(Text) }))
  ),
  destination: maybe(
    shape('Destination', { integrationId: maybe(Id), integrationType: maybe(Text) })
  )
}

export const Message = shape('Message', {
  ...messageFields,
  quotedMessage: maybe(
    variants('Quote', 'type', [
      shape('QuoteOfMessage', {
        type: oneOf('message'),
        message: shape('QuotedMessage', messageFields)
      }),
      shape('QuoteFromOutside', { type: oneOf('externalMessageId'), externalMessageId: Text })
    ])
  )
})

export const InboxConversation = shape('InboxConversation', {
  ...Conversation.properties,
  businessUnreadCount: Whole,
  lastMessage: maybe(Message),
  participants: Type.Array(
    shape('InboxParticipant', {
      ...Participant.properties,
      profile: Profile,
      displayName: maybe(Text)
    })
  )
})

export const Attachment = shape('Attachment', { mediaUrl: Uri, mediaType: Text })
