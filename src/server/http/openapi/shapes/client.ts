import { Type, type TProperties } from 'typebox'
import { ANSWER_SECONDS, type AnswerSeconds } from '../../../../protocol'
import { oneOf } from '../../shared'
import { ClientLink } from './clients'
import { contentFields, contentsOf, FormAnswer } from './content'
import { Flag, Id, maybe, Metadata, Moment, shape, Text, Uri, variants, Whole } from './parts'
import { widgetSettingsFields } from './web-settings'

/** Shapes that the client API answers. */
export const ClientUser = shape('ClientUser', {
  id: Id,
  externalId: maybe(Text),
  givenName: maybe(Text),
  surname: maybe(Text),
  email: maybe(Text),
  avatarUrl: maybe(Uri),
  signedUpAt: Moment,
  metadata: Metadata,
  hasPaymentInfo: Flag
})

const ClientParticipant = shape('ClientParticipant', {
  id: Id,
  userId: Id,
  unreadCount: Whole,
  lastRead: maybe(Moment)
})

const messageFields = {
  id: Id,
  role: oneOf('user', 'business'),
  userId: maybe(Id),
  displayName: maybe(Text),
  avatarUrl: maybe(Uri),
  received: Moment,
  metadata: maybe(Metadata),
  source: shape('ClientMessageSource', {
    type: Text,
    id: maybe(Text),
    integrationId: maybe(Id)
  }),
  clientMessageId: maybe(Type.String({ description: "Its author's own id; only they see it." }))
}

const MESSAGES = contentsOf(
  type => `Client${type}Message`,
  {
    ...contentFields('Client', { id: Id }),
    formResponse: {
      fields: Type.Array(FormAnswer),
      quotedMessageId: maybe(Id),
      text: maybe(Text)
    }
  },
  messageFields
)

export const ClientMessage = variants('ClientMessage', 'type', MESSAGES)

/** Event of a changed or deleted message. */
const UpdatedMessage = variants('UpdatedClientMessage', 'type', [
  ...MESSAGES,
  shape('DeletedClientMessage', {
    ...messageFields,
    type: oneOf('unknown'),
    deleted: Type.Literal(true, { description: 'The content of the message was removed.' })
  })
])

export const ClientConversation = shape('ClientConversation', {
  id: Id,
  type: oneOf('personal', 'sdkGroup'),
  isDefault: Flag,
  displayName: maybe(Text),
  iconUrl: maybe(Uri),
  description: maybe(Text),
  metadata: Metadata,
  lastUpdatedAt: Moment,
  businessLastRead: maybe(Moment),
  isClosed: maybe(
    Type.Boolean({ description: 'Closed for good: nothing more can be written. Else absent.' })
  ),
  participants: Type.Array(ClientParticipant),
  messages: Type.Array(ClientMessage)
})

export const SignedIn = shape('SignedIn', {
  user: ClientUser,
  sessionToken: Text,
  conversations: Type.Array(ClientConversation),
  hasMore: Flag,
  seq: Whole
})

const ConversationRef = Type.Object({ id: Id })

const typing = {
  conversation: ConversationRef,
  role: oneOf('user', 'business'),
  userId: maybe(Id),
  name: maybe(Text),
  avatarUrl: maybe(Uri)
}
const message = { conversation: ConversationRef, message: ClientMessage }
const conversation = { conversation: ClientConversation }
const participant = { conversation: ConversationRef, participant: ClientParticipant }
const link = { link: ClientLink, reason: maybe(Text) }

export const SettingsVersion = Type.String({
  description: 'Names the settings of the integration: with others it is another one.'
})

const EVENTS: Record<string, TProperties> = {
  message: { ...message, unreadCount: Whole },
  'message:updated': { conversation: ConversationRef, message: UpdatedMessage },
  'conversation:added': conversation,
  'conversation:updated': conversation,
  'conversation:removed': { conversation: ConversationRef },
  'conversation:read': {
    conversation: ConversationRef,
    activity: Type.Object({
      role: oneOf('user', 'business'),
      userId: maybe(Id),
      lastRead: Moment
    }),
    unreadCount: Whole
  },
  'conversation:delivered': { conversation: ConversationRef },
  'participant:added': participant,
  'participant:removed': participant,
  'link:added': link,
  'link:updated': link,
  'link:removed': link,
  'typing:start': typing,
  'typing:stop': typing
}

const eventTitle = (type: string): string =>
  `${type.replace(/(^|:)(\w)/g, (_, _colon, letter: string) => letter.toUpperCase())}Event`

/** An event of a visitor with its `seq` in their log. */
export const NumberedEvent = shape('NumberedEvent', {
  seq: maybe(Type.Integer({ minimum: 0, description: 'Typing has none.' })),
  event: variants(
    'ClientEvent',
    'type',
    Object.entries(EVENTS).map(([type, fields]) =>
      shape(eventTitle(type), { type: oneOf(type), createdAt: Moment, ...fields })
    )
  )
})

const Channel = shape('Channel', {
  id: Id,
  type: Text,
  username: maybe(Text),
  phoneNumber: maybe(Text),
  pageId: maybe(Text),
  uri: maybe(Text),
  lineId: maybe(Text),
  fromAddress: maybe(Text)
})

/** Configuration of a widget. */
export const Config = shape('Config', {
  app: Type.Object({ id: Id, displayName: Text, iconUrl: maybe(Uri) }),
  integration: Type.Object({
    id: Id,
    settings: shape('WidgetSettings', widgetSettingsFields)
  }),
  settingsVersion: SettingsVersion,
  channels: Type.Array(Channel),
  capabilities: shape('Capabilities', {
    channels: Type.Array(Text, {
      description:
        'Types of channels that this server delivers messages to, and receives them from.'
    })
  }),
  answerSeconds: maybe(
    Type.Unsafe<AnswerSeconds>({
      enum: [...ANSWER_SECONDS],
      description:
        'More than half of the visitors who were answered in the last 30 days waited no longer. Absent with fewer than 5 answers, above a day, and where `showAnswerTime` is false.'
    })
  ),
  openState: maybe(
    Type.Object(
      { isOpen: Flag, changesAt: maybe(Type.Integer()) },
      {
        description:
          'Whether the business answers now, and when that changes, in milliseconds since the epoch. Absent where it has no `officeHours` and is not away.'
      }
    )
  ),
  baseUrl: Uri,
  transports: Type.Array(Type.Object({ type: oneOf('websocket', 'polling', 'mqtt'), url: Uri })),
  versions: Type.Array(Text),
  locale: maybe(
    Type.String({ description: 'The chosen language, such as `fr-CA`; absent for `en-US`.' })
  ),
  launcherTexts: maybe(
    Type.Object({
      launcherOpen: Text,
      launcherClose: Text,
      launcherFailed: Text,
      launcherUnread: Text
    })
  )
})
