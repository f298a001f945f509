import type { Generated } from 'kysely'

export interface ConversationRow {
  id: string
  appId: string
  type: 'personal' | 'sdkGroup'
  isDefault: number
  displayName: string | null
  iconUrl: string | null
  description: string | null
  metadataJson: string
  businessLastRead: number | null
  /** Messages by users since the business last read. */
  businessUnreadCount: Generated<number>
  lastUpdatedAt: number
  /** Newest message; the next one's id is made to sort after it. */
  lastMessageId: string | null
  createdAt: number
  /** Time of the visitor's first message that the business has not answered; null: there is none. */
  awaitsAnswerSince: Generated<number | null>
  /** Pending: the business waits for the user. Their new message opens one that is pending or closed. */
  status: Generated<'open' | 'pending' | 'closed'>
  /** Console user who looks after it; null: nobody. */
  assigneeId: Generated<string | null>
  /** Time up to which the inbox leaves it out; null: it does not. A user's new message ends that. */
  snoozedUntil: Generated<number | null>
}

export interface ParticipantRow {
  id: string
  conversationId: string
  userId: string
  unreadCount: Generated<number>
  lastRead: number | null
  createdAt: number
  /** Newest business message with an emitted `delivery:channel` event. */
  toldHandedOver: Generated<string | null>
  /** Newest business message with an emitted `delivery:user` event. */
  toldArrived: Generated<string | null>
}
