import { prepared, type Row } from '../../storage'

/** Whether a conversation is closed, and its newest message, behind which the next one sorts. */
export const readStanding = prepared<
  { id: string },
  Pick<Row<'conversations'>, 'lastMessageId' | 'status'>
>((db, value) =>
  db.selectFrom('conversations').select(['lastMessageId', 'status']).where('id', '=', value('id'))
)

/** Answers with a row unless this user has sent this id before. */
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
}

/** Moves a conversation on to its newest message. */
export const advanceConversation = prepared<Advance, unknown>((db, value) =>
  db
    .updateTable('conversations')
    .set(eb => ({
      lastMessageId: value('messageId'),
      lastUpdatedAt: value('now'),
      businessUnreadCount: eb('businessUnreadCount', '+', value('businessUnread'))
    }))
    .where('id', '=', value('id'))
)

/** Notes a newest message that moves nothing, because users do not see it. */
export const noteSilentMessage = prepared<{ id: string; messageId: string }, unknown>((db, value) =>
  db
    .updateTable('conversations')
    .set({ lastMessageId: value('messageId') })
    .where('id', '=', value('id'))
)

type UnreadCount = {
  userId: string
  unreadCount: number
}

/** Counts one more for all but the author: who writes has read what stands above. */
export const countUnread = prepared<{ conversationId: string; authorId: string }, UnreadCount>(
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
