import type { Conversation } from '../../protocol'
import type { Db, Row } from '../storage'
import { toConversation } from './client-shapes'
import { listParticipants } from './participant-rows'

/** A page of a user's conversations. */
export interface ConversationPage {
  conversations: Conversation<string>[]
  hasMore: boolean
}

export interface ConversationPageRequest {
  /** How many newer ones to leave out. */
  offset: number
  limit: number
  /** How many of each one's newest messages to bring. @default 1 */
  messages?: number
}

/**
 * Shows a conversation to one of its participants.
 *
 * @param messageLimit How many of the newest messages to bring.
 */
export const viewConversation = async (
  db: Db,
  conversation: Row<'conversations'>,
  viewerId: string,
  messageLimit: number
): Promise<Conversation<string>> => {
  const participants = await listParticipants(db, conversation.id)
  const newestFirst = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversation.id)
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(messageLimit)
    .execute()
  return toConversation(conversation, participants, newestFirst.reverse(), viewerId)
}

/** Shows a page of a user's conversations, most recently active first. */
export const listUserConversations = async (
  db: Db,
  userId: string,
  { offset, limit, messages = 1 }: ConversationPageRequest
): Promise<ConversationPage> => {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('participants', 'participants.conversationId', 'conversations.id')
    .selectAll('conversations')
    .where('participants.userId', '=', userId)
    .orderBy('conversations.lastUpdatedAt', 'desc')
    .orderBy('conversations.id', 'desc')
    .offset(offset)
    .limit(limit + 1)
    .execute()
  const conversations: Conversation<string>[] = []
  for (const row of rows.slice(0, limit)) {
    conversations.push(await viewConversation(db, row, userId, messages))
  }
  return { conversations, hasMore: rows.length > limit }
}
