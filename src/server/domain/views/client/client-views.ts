import type {
  Conversation,
  Message,
  MessageSource,
  Metadata,
  Participant,
  User
} from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import type { MessageAuthor, MessageContent, UserProfile } from '../../records'
import { isoTime } from '../iso-time'

export const toUser = (row: Row<'users'>): User<string> => ({
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  ...readJson<UserProfile>(row.profileJson),
  signedUpAt: isoTime(row.signedUpAt),
  metadata: readJson<Metadata>(row.metadataJson),
  hasPaymentInfo: false
})

export const toParticipant = (row: Row<'participants'>): Participant<string> => ({
  id: row.id,
  userId: row.userId,
  unreadCount: row.unreadCount,
  ...(row.lastRead !== null && { lastRead: isoTime(row.lastRead) })
})

/** Says where a message comes from; its id at another service is for the business alone. */
const toSource = ({ sourceJson }: Row<'messages'>): MessageSource => {
  const { type, id, integrationId } = readJson<MessageSource>(sourceJson)
  return { type, ...(id !== undefined && { id }), ...(integrationId && { integrationId }) }
}

/** @param viewerId The user who will see it: the client's id for the message is shown to its author only. */
export const toMessage = (row: Row<'messages'>, viewerId: string): Message<string> => {
  const { displayName, avatarUrl } = readJson<MessageAuthor>(row.authorJson)
  const isOwn = row.userId === viewerId
  return {
    id: row.id,
    role: row.authorType,
    ...(row.userId !== null && { userId: row.userId }),
    ...(displayName !== undefined && { displayName }),
    ...(avatarUrl !== undefined && { avatarUrl }),
    received: isoTime(row.received),
    ...readJson<MessageContent>(row.contentJson),
    ...(row.metadataJson !== null && { metadata: readJson<Metadata>(row.metadataJson) }),
    source: toSource(row),
    ...(isOwn && row.clientMessageId !== null && { clientMessageId: row.clientMessageId })
  }
}

/** Shows what is left of a message that was deleted: which one it was, and nothing of what it said. */
export const toDeletedMessage = (row: Row<'messages'>, viewerId: string): Message<string> => ({
  id: row.id,
  role: row.authorType,
  ...(row.userId !== null && { userId: row.userId }),
  received: isoTime(row.received),
  type: 'unknown',
  source: toSource(row),
  ...(row.userId === viewerId &&
    row.clientMessageId !== null && { clientMessageId: row.clientMessageId }),
  deleted: true
})

/** Reader of a conversation, and whether it is closed to their messages. */
export interface ConversationViewer {
  id: string
  isClosed: boolean
}

/** @param messages Oldest first. */
export const toConversation = (
  row: Row<'conversations'>,
  participants: Row<'participants'>[],
  messages: Row<'messages'>[],
  { id: viewerId, isClosed }: ConversationViewer
): Conversation<string> => ({
  id: row.id,
  type: row.type,
  isDefault: row.isDefault === 1,
  ...(row.displayName !== null && { displayName: row.displayName }),
  ...(row.iconUrl !== null && { iconUrl: row.iconUrl }),
  ...(row.description !== null && { description: row.description }),
  metadata: readJson<Metadata>(row.metadataJson),
  lastUpdatedAt: isoTime(row.lastUpdatedAt),
  ...(row.businessLastRead !== null && { businessLastRead: isoTime(row.businessLastRead) }),
  ...(isClosed && { isClosed }),
  participants: participants.map(toParticipant),
  messages: messages.map(message => toMessage(message, viewerId))
})
