import { prepared, type Row } from '../../../storage'

/** Fields by which events name a conversation. */
export type ConversationRef = Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>

/**
 * State of a conversation, since when it awaits an answer, its newest message, behind which the next one
 * sorts, and the settings of its app.
 */
export type ConversationState = Pick<
  Row<'conversations'>,
  'lastMessageId' | 'status' | 'snoozedUntil' | 'awaitsAnswerSince'
> &
  Pick<Row<'apps'>, 'settingsJson'>

const STATE = [
  'lastMessageId',
  'status',
  'snoozedUntil',
  'awaitsAnswerSince',
  'settingsJson'
] as const

/** Reads the state of a conversation. */
export const readConversationState = prepared<{ id: string }, ConversationState>((db, value) =>
  db
    .selectFrom('conversations')
    .innerJoin('apps', 'apps.id', 'conversations.appId')
    .select(STATE)
    .where('conversations.id', '=', value('id'))
)

/** Reads a conversation in which a user takes part, and its state. */
export const readConversationOfUser = prepared<
  { id: string; userId: string },
  ConversationRef & ConversationState
>((db, value) =>
  db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .innerJoin('apps', 'apps.id', 'conversations.appId')
    .select(['conversations.id', 'conversations.appId', 'type', 'conversations.metadataJson'])
    .select(STATE)
    .where('conversations.id', '=', value('id'))
    .where('participants.userId', '=', value('userId'))
)

/** Returns a row unless this user has sent this id before. */
export const claimClientMessageId = prepared<Row<'clientMessageIds'>, { messageId: string }>(
  (db, value) =>
    db
      .insertInto('clientMessageIds')
      .values({
        userId: value('userId'),
        clientMessageId: value('clientMessageId'),
        conversationId: value('conversationId'),
        messageId: value('messageId')
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('messageId')
)

/** Stores a message. */
export const insertMessage = prepared<Row<'messages'>, unknown>((db, value) =>
  db.insertInto('messages').values({
    id: value('id'),
    conversationId: value('conversationId'),
    received: value('received'),
    authorType: value('authorType'),
    userId: value('userId'),
    authorJson: value('authorJson'),
    contentJson: value('contentJson'),
    metadataJson: value('metadataJson'),
    sourceJson: value('sourceJson'),
    clientMessageId: value('clientMessageId'),
    isSilent: value('isSilent'),
    extrasJson: value('extrasJson')
  })
)

type Advance = {
  id: string
  messageId: string
  now: number
  businessUnread: number
  awaitsAnswerSince: number | null
}

/** Sets the newest message of a conversation, and counts it as unread for the business. */
export const setLastMessage = prepared<Advance, unknown>((db, value) =>
  db
    .updateTable('conversations')
    .set(eb => ({
      lastMessageId: value('messageId'),
      lastUpdatedAt: value('now'),
      businessUnreadCount: eb('businessUnreadCount', '+', value('businessUnread')),
      awaitsAnswerSince: value('awaitsAnswerSince')
    }))
    .where('id', '=', value('id'))
)

/** Sets a silent message as the newest one; users do not see it, so nothing else changes. */
export const setLastSilentMessage = prepared<{ id: string; messageId: string }, unknown>(
  (db, value) =>
    db
      .updateTable('conversations')
      .set({ lastMessageId: value('messageId') })
      .where('id', '=', value('id'))
)

type UnreadCount = {
  userId: string
  unreadCount: number
}

/** Counts one unread message for all participants but the author, who has read all. */
export const incrementUnread = prepared<{ conversationId: string; authorId: string }, UnreadCount>(
  (db, value) =>
    db
      .updateTable('participants')
      .set(eb => ({
        unreadCount: eb
          .case()
          .when('userId', '=', value('authorId'))
          .then(0)
          .else(eb('unreadCount', '+', 1))
          .end()
      }))
      .where('conversationId', '=', value('conversationId'))
      .returning(['userId', 'unreadCount'])
)
