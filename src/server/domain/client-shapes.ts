import type {
  Content,
  Conversation,
  Message,
  MessageSource,
  Metadata,
  Participant,
  User
} from '../../protocol'
import type { Row } from '../storage'

/** Who wrote a message, as its row keeps it. */
export interface MessageAuthor {
  displayName?: string
  avatarUrl?: string
  subtypes?: string[]
}

/** A user's profile, as the row keeps it. */
export type UserProfile = Pick<User, 'givenName' | 'surname' | 'email' | 'avatarUrl'>

/** A message's content, as its row keeps it: actions carry their ids. */
export type MessageContent = Content

const isoTime = (time: number) => new Date(time).toISOString()

export const toUser = (row: Row<'users'>): User<string> => ({
  id: row.id,
  ...(row.externalId !== null && { externalId: row.externalId }),
  ...(JSON.parse(row.profileJson) as UserProfile),
  signedUpAt: isoTime(row.signedUpAt),
  metadata: JSON.parse(row.metadataJson) as Metadata,
  hasPaymentInfo: false
})

export const toParticipant = (row: Row<'participants'>): Participant<string> => ({
  id: row.id,
  userId: row.userId,
  unreadCount: row.unreadCount,
  ...(row.lastRead !== null && { lastRead: isoTime(row.lastRead) })
})

/** @param viewerId The user who will see it: the client's id for the message is shown to its author only. */
export const toMessage = (row: Row<'messages'>, viewerId: string): Message<string> => {
  const { displayName, avatarUrl } = JSON.parse(row.authorJson) as MessageAuthor
  const isOwn = row.userId === viewerId
  return {
    id: row.id,
    role: row.authorType,
    ...(row.userId !== null && { userId: row.userId }),
    ...(displayName !== undefined && { displayName }),
    ...(avatarUrl !== undefined && { avatarUrl }),
    received: isoTime(row.received),
    ...(JSON.parse(row.contentJson) as MessageContent),
    ...(row.metadataJson !== null && { metadata: JSON.parse(row.metadataJson) as Metadata }),
    source: JSON.parse(row.sourceJson) as MessageSource,
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
  source: JSON.parse(row.sourceJson) as MessageSource,
  ...(row.userId === viewerId &&
    row.clientMessageId !== null && { clientMessageId: row.clientMessageId }),
  deleted: true
})

/** @param messages Oldest first. */
export const toConversation = (
  row: Row<'conversations'>,
  participants: Row<'participants'>[],
  messages: Row<'messages'>[],
  viewerId: string
): Conversation<string> => ({
  id: row.id,
  type: row.type,
  isDefault: row.isDefault === 1,
  ...(row.displayName !== null && { displayName: row.displayName }),
  ...(row.iconUrl !== null && { iconUrl: row.iconUrl }),
  ...(row.description !== null && { description: row.description }),
  metadata: JSON.parse(row.metadataJson) as Metadata,
  lastUpdatedAt: isoTime(row.lastUpdatedAt),
  ...(row.businessLastRead !== null && { businessLastRead: isoTime(row.businessLastRead) }),
  participants: participants.map(toParticipant),
  messages: messages.map(message => toMessage(message, viewerId))
})
