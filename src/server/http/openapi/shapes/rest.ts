import { Type } from 'typebox'
import { AppSettingsFields, oneOf } from '../../shared'
import { Content } from './content'
import {
  Id,
  maybe,
  Metadata,
  Moment,
  momentOrNull,
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
  settings: shape('AppSettings', AppSettingsFields),
  metadata: Metadata
})

export const Key = shape('Key', {
  id: Text,
  displayName: Text,
  createdAt: Moment,
  lastUsedAt: momentOrNull(
    'When it last authorized a call or signed in a visitor, to within five minutes; null: no use is known'
  )
})

export const NewlyMadeKey = shape('NewlyMadeKey', {
  ...Key.properties,
  secret: Type.String({ description: 'Shown only once.' })
})

export const Profile = shape('Profile', {
  givenName: maybe(Text),
  surname: maybe(Text),
  email: maybe(Text),
  avatarUrl: maybe(Uri),
  locale: maybe(Text)
})

const Authenticated = Type.Boolean({
  description:
    'Whether the user has an `externalId`, which a token has proved or the business has set. It does not say that ' +
    'they have ever signed in, and vouches for no field of the profile: see `claims`.'
})

/** Part of a profile that the visitor or the page has given, not the business. */
const Claim = maybe(
  Type.Object({
    replaces: maybe(Type.String({ description: 'What the business had set.' }))
  })
)
const Claims = Type.Object(
  {
    givenName: Claim,
    surname: Claim,
    email: Claim,
    avatarUrl: Claim,
    locale: Claim
  },
  {
    description:
      'Fields of the profile that the visitor or the page has set, also of a user who has signed in. Not verified.'
  }
)

export const User = shape('User', {
  id: Id,
  externalId: TextOrNull,
  authenticated: Authenticated,
  signedUpAt: Moment,
  profile: Profile,
  metadata: Metadata,
  identities: Type.Array(
    Type.Object({ type: oneOf('email'), value: Text, verification: oneOf('unverified') })
  ),
  blockedAt: maybe(Moment),
  claims: maybe(Claims)
})

export const Conversation = shape('Conversation', {
  id: Id,
  type: oneOf('personal', 'sdkGroup'),
  isDefault: Type.Boolean({ description: 'The first personal conversation of its user.' }),
  displayName: maybe(Text),
  description: maybe(Text),
  iconUrl: maybe(Uri),
  metadata: Metadata,
  status: oneOf('open', 'pending', 'closed'),
  assigneeId: maybe(Id),
  assignedGroupId: maybe(Id),
  snoozedUntil: maybe(Moment),
  priority: maybe(oneOf('low', 'high', 'urgent')),
  tags: maybe(Type.Array(Text)),
  waitingSince: maybe(Moment),
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

const authorFields = {
  displayName: maybe(Text),
  avatarUrl: maybe(Uri),
  subtypes: maybe(
    Type.Array(oneOf('AI', 'activity', 'agent', 'bot', 'page', 'away'), {
      description:
        '`page`: worded by the page that shows the messenger, not by the business. `away`: sent by the server while the business is closed.'
    })
  )
}

const messageFields = {
  id: Id,
  received: Moment,
  author: shape('MessageAuthor', {
    type: oneOf('user', 'business'),
    userId: maybe(Id),
    ...authorFields
  }),
  content: Content,
  source: shape('MessageSource', {
    type: Text,
    integrationId: maybe(Id),
    originalMessageId: maybe(Text),
    originalMessageTimestamp: maybe(Moment)
  }),
  metadata: maybe(Metadata),
  references: maybe(
    Type.Array(shape('Reference', { uri: Uri, title: maybe(Text), description: maybe(Text) }))
  ),
  mentions: maybe(Type.Array(shape('Mention', { id: Id, name: Text }))),
  destination: maybe(
    shape('Destination', { integrationId: maybe(Id), integrationType: maybe(Text) })
  ),
  deliveryError: maybe(shape('DeliveryError', { code: Text, message: Text })),
  deliveredAt: maybe(Moment),
  originalMail: maybe(Uri)
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

export const ScheduledMessage = shape('ScheduledMessage', {
  id: Id,
  sendAt: Moment,
  createdAt: Moment,
  author: shape('BusinessAuthor', { type: oneOf('business'), ...authorFields }),
  content: Content,
  metadata: maybe(Metadata)
})

export const InboxConversation = shape('InboxConversation', {
  ...Conversation.properties,
  businessUnreadCount: Whole,
  mentioned: maybe(Type.Array(Id)),
  lastMessage: maybe(Message),
  participants: Type.Array(
    shape('InboxParticipant', {
      ...Participant.properties,
      profile: Profile,
      externalId: TextOrNull,
      authenticated: Authenticated,
      blockedAt: maybe(Moment),
      claims: maybe(Claims),
      displayName: maybe(Text)
    })
  )
})

export const Attachment = shape('Attachment', { mediaUrl: Uri, mediaType: Text })
