import { Type } from 'typebox'
import { ConversationChange } from './changes'
import { PageVisit, ReachedClient, SeenDevice } from './clients'
import { Id, maybe, Moment, shape, Text, TextOrNull, Uri, Whole } from './parts'
import { Conversation, Message, Participant, ScheduledMessage, User } from './rest'

const MaybeMoment = Type.Unsafe<unknown>({ type: ['string', 'null'], format: 'date-time' })

/** All data of a user. */
export const UserExport = shape('UserExport', {
  exportedAt: Moment,
  user: User,
  clients: Type.Array(ReachedClient),
  devices: Type.Array(SeenDevice),
  pageVisits: Type.Array(PageVisit),
  sessions: Type.Array(
    Type.Object({
      integrationId: Id,
      deviceId: Text,
      createdAt: Moment,
      expiresAt: MaybeMoment
    })
  ),
  files: Type.Array(
    Type.Object({
      url: Uri,
      name: Text,
      mediaType: Text,
      bytes: Whole,
      conversationId: Id,
      createdAt: Moment
    })
  ),
  mailAddresses: Type.Array(
    Type.Object({
      address: Text,
      askedAt: MaybeMoment,
      confirmedAt: MaybeMoment,
      stoppedAt: MaybeMoment,
      stopReason: TextOrNull,
      wroteAt: MaybeMoment,
      createdAt: Moment
    })
  ),
  mails: Type.Array(
    Type.Object({
      messageId: Text,
      conversationId: TextOrNull,
      address: TextOrNull,
      state: Text,
      sentAt: MaybeMoment,
      createdAt: Moment
    })
  ),
  events: Type.Array(
    Type.Object({ seq: Whole, type: Text, createdAt: Moment, conversationId: maybe(Id) })
  ),
  conversations: Type.Array(
    Type.Object({
      ...Conversation.properties,
      participants: Type.Array(Participant),
      changes: maybe(Type.Array(ConversationChange)),
      scheduledMessages: maybe(Type.Array(ScheduledMessage)),
      messages: Type.Array(Message)
    })
  )
})
