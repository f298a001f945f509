import type { MessageSource, Metadata } from '../../protocol'
import type { Db, Row } from '../storage'
import { type MessageAuthor, type MessageContent, toMessage } from './client-shapes'
import type { Tx } from './domain'
import { newId } from './ids'
import { restMessage, truncatedConversation } from './rest-shapes'

type ConversationRef = Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>

export interface NewMessage {
  conversation: ConversationRef
  author: MessageAuthor & ({ type: 'user'; userId: string } | { type: 'business' })
  content: MessageContent
  metadata?: Metadata
  source: MessageSource
  /** From a user's client: the same one again gives the first message back. */
  clientMessageId?: string
}

export interface PostedMessage {
  row: Row<'messages'>
  /** False when this client message id was sent before. */
  created: boolean
}

export interface MessagePage {
  /** Oldest first. */
  rows: Row<'messages'>[]
  /** Whether there are more in the direction asked for. */
  hasMore: boolean
}

export interface MessagePageRequest {
  /** Older than this message. */
  before?: string
  /** Newer than this message. Not together with `before`. */
  after?: string
  limit: number
}

/** Finds a message of a conversation. */
export const findMessage = (
  db: Db,
  conversationId: string,
  id: string
): Promise<Row<'messages'> | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Finds where a user's message is that was sent before; the message itself may be deleted since. */
export const findSentMessage = (
  db: Db,
  userId: string,
  clientMessageId: string
): Promise<Row<'clientMessageIds'> | undefined> =>
  db
    .selectFrom('clientMessageIds')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientMessageId', '=', clientMessageId)
    .executeTakeFirst()

/** Adds a message to a conversation and tells everyone who reads it. */
export const postMessage = async (
  tx: Tx,
  { conversation, author, content, metadata, source, clientMessageId }: NewMessage
): Promise<PostedMessage> => {
  const { db, now } = tx
  const { type: authorType, displayName, avatarUrl, subtypes } = author
  const userId = author.type === 'user' ? author.userId : null
  const draft = {
    conversationId: conversation.id,
    received: now,
    authorType,
    userId,
    authorJson: JSON.stringify({ displayName, avatarUrl, subtypes }),
    contentJson: JSON.stringify(content),
    metadataJson: metadata ? JSON.stringify(metadata) : null,
    sourceJson: JSON.stringify(source),
    clientMessageId: clientMessageId ?? null
  }
  if (userId !== null && clientMessageId !== undefined) {
    const sent = await findSentMessage(db, userId, clientMessageId)
    if (sent) {
      const stored = await findMessage(db, sent.conversationId, sent.messageId)
      // One deleted since then is not brought back, but the sender still gets its answer.
      return { row: stored ?? { ...draft, id: sent.messageId }, created: false }
    }
  }

  const { lastMessageId } = await db
    .selectFrom('conversations')
    .select('lastMessageId')
    .where('id', '=', conversation.id)
    .executeTakeFirstOrThrow()
  const row = { ...draft, id: newId(now, lastMessageId) }
  await db.insertInto('messages').values(row).execute()
  if (userId !== null && clientMessageId !== undefined) {
    await db
      .insertInto('clientMessageIds')
      .values({ userId, clientMessageId, conversationId: conversation.id, messageId: row.id })
      .execute()
  }
  await db
    .updateTable('conversations')
    .set(eb => ({
      lastMessageId: row.id,
      lastUpdatedAt: now,
      businessUnreadCount: eb('businessUnreadCount', '+', authorType === 'user' ? 1 : 0)
    }))
    .where('id', '=', conversation.id)
    .execute()
  const participants = await db
    .updateTable('participants')
    .set(eb => ({
      // Who writes has read what stands above.
      unreadCount: eb
        .case()
        .when('userId', '=', userId ?? '')
        .then(0)
        .else(eb('unreadCount', '+', 1))
        .end()
    }))
    .where('conversationId', '=', conversation.id)
    .returning(['userId', 'unreadCount'])
    .execute()

  for (const participant of participants) {
    tx.tellUser(participant.userId, {
      type: 'message',
      conversation: { id: conversation.id },
      message: toMessage(row, participant.userId),
      unreadCount: participant.unreadCount
    })
  }
  tx.tellApp(conversation.appId, {
    type: 'conversation:message',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), message: restMessage(row) }
  })
  return { row, created: true }
}

/** Reads a page of a conversation's messages; the newest page when neither end is given. */
export const listMessages = async (
  db: Db,
  conversationId: string,
  { before, after, limit }: MessagePageRequest
): Promise<MessagePage> => {
  const query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .limit(limit + 1)
  const found =
    after !== undefined
      ? await query.where('id', '>', after).orderBy('id').execute()
      : await query
          .$if(before !== undefined, older => older.where('id', '<', before ?? ''))
          .orderBy('id', 'desc')
          .execute()
  const rows = found.slice(0, limit)
  return { rows: after !== undefined ? rows : rows.reverse(), hasMore: found.length > limit }
}

/** Deletes a message. Answers whether it was there. */
export const deleteMessage = async (
  { db }: Tx,
  conversationId: string,
  id: string
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}
