import type { Conversation } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { listParticipants, webSettings } from '../../records'
import { toConversation } from '../../views'
import { isClosedForGood, selectClosedForGood } from './closed-conversations'

/** A page of a user's conversations. */
export interface ConversationPage {
  conversations: Conversation<string>[]
  hasMore: boolean
}

/** A user who lists their conversations through an integration. */
export interface ListViewer {
  userId: string
  /** JSON of the integration's settings. */
  settingsJson: string
}

export interface ConversationPageRequest {
  /** Number of newer ones to leave out. */
  offset: number
  limit: number
  /** Newest messages to include of each. @default 1 */
  messages?: number
}

/** A participant for whom a conversation is shown. */
interface Viewer {
  id: string
  /** Whether the conversation is closed for good. */
  isClosed: boolean
}

/** Shows a conversation with its newest messages. */
const showConversation = async (
  db: Db,
  conversation: Row<'conversations'>,
  viewer: Viewer,
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
  return toConversation(conversation, participants, newestFirst.reverse(), viewer)
}

/**
 * Shows a conversation to one of its participants.
 *
 * @param messageLimit Newest messages to include.
 */
export const viewConversation = async (
  db: Db,
  conversation: Row<'conversations'>,
  viewerId: string,
  messageLimit: number
): Promise<Conversation<string>> => {
  const viewer = { id: viewerId, isClosed: await isClosedForGood(db, conversation) }
  return showConversation(db, conversation, viewer, messageLimit)
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
  const closed = await selectClosedForGood(db, rows)
  const conversations: Conversation<string>[] = []
  for (const row of rows.slice(0, limit)) {
    const viewer = { id: userId, isClosed: closed.includes(row) }
    conversations.push(await showConversation(db, row, viewer, messages))
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
