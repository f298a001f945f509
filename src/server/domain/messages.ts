import type { MessageSource, Metadata } from '../../protocol'
import type { Db, Row } from '../storage'
import { type MessageAuthor, type MessageContent, toMessage } from './client-shapes'
import type { Tx } from './domain'
import { newId } from './ids'
import { maskContent } from './mask-content'
import {
  advanceConversation,
  claimClientMessageId,
  countUnread,
  insertMessage,
  readLastMessageId
} from './message-queries'
import { notePostbacks } from './postback-actions'
import { restMessage, truncatedConversation } from './rest-shapes'

type ConversationRef = Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>

export interface NewMessage {
  conversation: ConversationRef
  author: MessageAuthor & ({ type: 'user'; userId: string } | { type: 'business' })
  content: MessageContent
  /** What it answers. */
  quoted?: Row<'messages'>
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

/** One deleted since then is not brought back, but its sender still gets an answer. */
const sentBefore = async (
  db: Db,
  draft: Row<'messages'>,
  { userId, clientMessageId }: Row<'clientMessageIds'>
): Promise<Row<'messages'>> => {
  const { conversationId, messageId } = (await findSentMessage(db, userId, clientMessageId))!
  const stored = await findMessage(db, conversationId, messageId)
  return stored ?? { ...draft, conversationId, id: messageId }
}

/** Adds a message to a conversation and tells everyone who reads it. */
export const postMessage = async (
  tx: Tx,
  { conversation, author, content: said, quoted, metadata, source, clientMessageId }: NewMessage
): Promise<PostedMessage> => {
  const { db, now } = tx
  const { type: authorType, displayName, avatarUrl, subtypes } = author
  const conversationId = conversation.id
  const userId = author.type === 'user' ? author.userId : null
  const content = userId === null ? said : await maskContent(db, conversation.appId, said)
  const [last] = await readLastMessageId(db, { id: conversationId })
  const row: Row<'messages'> = {
    id: newId(now, last?.lastMessageId),
    conversationId,
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
    const claim = { userId, clientMessageId, conversationId, messageId: row.id }
    const [claimed] = await claimClientMessageId(db, claim)
    if (!claimed) return { row: await sentBefore(db, row, claim), created: false }
  }
  await insertMessage(db, { ...row })
  await notePostbacks(db, row, content)
  const businessUnread = authorType === 'user' ? 1 : 0
  await advanceConversation(db, { id: conversationId, messageId: row.id, now, businessUnread })
  const participants = await countUnread(db, { conversationId, authorId: userId ?? '' })

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
    payload: {
      conversation: truncatedConversation(conversation),
      message: restMessage(row, quoted)
    }
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
