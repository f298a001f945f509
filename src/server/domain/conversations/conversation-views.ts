import type { Conversation } from '../../../protocol'
import type { Db, Row } from '../../storage'
import { toConversation } from '../client-shapes'
import { listParticipants } from './participant-rows'
import { webSettings } from '../integrations/web-settings'

/** A page of a user's conversations. */
export interface ConversationPage {
  conversations: Conversation<string>[]
  hasMore: boolean
}

/** Who asks for their conversations, through which integration. */
export interface ListViewer {
  userId: string
  /** JSON of the integration's settings. */
  settingsJson: string
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
const listUserConversations = async (
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

/**
 * Shows a visitor a page of their conversations, most recently active first. Where the integration
 * shows no list, that is the first of them and no other.
 */
export const listVisitorConversations = async (
  db: Db,
  { userId, settingsJson }: ListViewer,
  page: ConversationPageRequest
): Promise<ConversationPage> => {
  if (webSettings({ settingsJson }).canUserSeeConversationList) {
    return listUserConversations(db, userId, page)
  }
  const first = page.offset
    ? { conversations: [] }
    : await listUserConversations(db, userId, { ...page, limit: 1 })
  return { ...first, hasMore: false }
}
