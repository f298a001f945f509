import type { MessageSource, Metadata } from '../../../protocol'
import type { Db, Row } from '../../storage'
import { type MessageAuthor, type MessageContent, toMessage } from '../client-shapes'
import { reopenConversation } from '../conversations/conversation-status'
import type { Tx } from '../domain'
import { newId } from '../ids'
import { maskContent } from './mask-content'
import { isSilent, type MessageExtras } from './message-extras'
import {
  advanceConversation,
  claimClientMessageId,
  countUnread,
  insertMessage,
  noteSilentMessage,
  readStanding
} from './message-queries'
import { notePostbacks } from './postback-actions'
import { restMessage, truncatedConversation } from '../rest-shapes'

type ConversationRef = Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>

export interface NewMessage {
  conversation: ConversationRef
  author: MessageAuthor & ({ type: 'user'; userId: string } | { type: 'business' })
  content: MessageContent
  /** What it quotes, to be shown with it. */
  quoted?: Row<'messages'>
  /** Silent ones are for the business alone. */
  extras?: MessageExtras
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

/** Moves the conversation on to a new message, and tells its users. */
const tellUsers = async (tx: Tx, row: Row<'messages'>): Promise<void> => {
  const { db, now } = tx
  const { id: messageId, conversationId, authorType, userId } = row
  const businessUnread = authorType === 'user' ? 1 : 0
  await advanceConversation(db, { id: conversationId, messageId, now, businessUnread })
  const participants = await countUnread(db, { conversationId, authorId: userId ?? '' })
  for (const participant of participants) {
    tx.tellUser(participant.userId, {
      type: 'message',
      conversation: { id: conversationId },
      message: toMessage(row, participant.userId),
      unreadCount: participant.unreadCount
    })
  }
}

/** Adds a message to a conversation and tells everyone who reads it. */
export const postMessage = async (
  tx: Tx,
  { conversation, author, content: said, quoted, extras, metadata, ...sent }: NewMessage
): Promise<PostedMessage> => {
  const { db, now } = tx
  const { source, clientMessageId } = sent
  const { type: authorType, displayName, avatarUrl, subtypes } = author
  const conversationId = conversation.id
  const userId = author.type === 'user' ? author.userId : null
  const content = userId === null ? said : await maskContent(db, conversation.appId, said)
  const [standing] = await readStanding(db, { id: conversationId })
  const row: Row<'messages'> = {
    id: newId(now, standing?.lastMessageId),
    conversationId,
    received: now,
    authorType,
    userId,
    authorJson: JSON.stringify({ displayName, avatarUrl, subtypes }),
    contentJson: JSON.stringify(content),
    metadataJson: metadata ? JSON.stringify(metadata) : null,
    sourceJson: JSON.stringify(source),
    clientMessageId: clientMessageId ?? null,
    isSilent: isSilent(extras) ? 1 : 0,
    extrasJson: extras ? JSON.stringify(extras) : null
  }

  if (userId !== null && clientMessageId !== undefined) {
    const claim = { userId, clientMessageId, conversationId, messageId: row.id }
    const [claimed] = await claimClientMessageId(db, claim)
    if (!claimed) return { row: await sentBefore(db, row, claim), created: false }
  }
  await insertMessage(db, { ...row })
  if (row.isSilent) {
    await noteSilentMessage(db, { id: conversationId, messageId: row.id })
  } else {
    await notePostbacks(db, row, content)
    await tellUsers(tx, row)
  }
  if (userId !== null && standing?.status === 'closed') await reopenConversation(tx, conversationId)
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
