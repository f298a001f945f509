import type { Generated } from 'kysely'

type Priority = 'low' | 'high' | 'urgent'

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
  /** Console user who looks after it; null: it is unassigned. */
  assigneeId: Generated<string | null>
  /** Group of the team to which it is assigned, beside the console user; null: none. */
  assignedGroupId: Generated<string | null>
  /** Time up to which the inbox leaves it out; null: it does not. A user's new message ends that. */
  snoozedUntil: Generated<number | null>
  /** Null: normal. */
  priority: Generated<Priority | null>
  /** In the order in which they were added; null: none. `conversationTags` finds conversations by them. */
  tagsJson: Generated<string | null>
}

/** A tag of a conversation, so that conversations are found by it. */
export interface ConversationTagRow {
  conversationId: string
  /** The tag as `tagKey` compares it. */
  tagKey: string
  appId: string
  /** Text that is shown; the same in all conversations of an app. */
  tag: string
}

/** A change of what the team does with a conversation. */
export interface ConversationChangeRow {
  id: string
  conversationId: string
  type:
    | 'assigned'
    | 'unassigned'
    | 'groupAssigned'
    | 'groupUnassigned'
    | 'snoozed'
    | 'unsnoozed'
    | 'pending'
    | 'closed'
    | 'reopened'
    | 'prioritized'
    | 'tagged'
    | 'untagged'
    | 'merged'
  /** Null: a message of the visitor, or the end of a snooze. */
  byType: 'user' | 'key' | null
  /** Id of the console user or key, which may be gone. */
  byId: string | null
  byName: string | null
  /** Only of `assigned`: the console user, who may be gone. */
  assigneeId: string | null
  assigneeName: string | null
  /** Only of `groupAssigned`: the group, which may be gone. */
  groupId: Generated<string | null>
  groupName: Generated<string | null>
  /** Only of `snoozed`. */
  snoozedUntil: number | null
  /** Only of `prioritized`; null there: normal. */
  priority: Priority | null
  /** Only of `tagged` and `untagged`. */
  tag: string | null
  /** Only of `merged`: the conversation that is gone. */
  sourceId: Generated<string | null>
  createdAt: number
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
