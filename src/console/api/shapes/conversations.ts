import type { Metadata } from '../../../protocol'
import type { Message } from './messages'
import type { Page } from './page'
import type { Participant } from './people'

/** Priority of a conversation that is not normal. */
export type Priority = 'low' | 'high' | 'urgent'

/** State of a conversation for the team. */
export interface ConversationLife {
  /** Pending: the team waits for the visitor, whose next message opens it. */
  status: 'open' | 'pending' | 'closed'
  /** Member of the team who looks after it; undefined: it is unassigned. */
  assigneeId?: string | undefined
  /** Group of the team to which it is assigned; undefined: none. */
  assignedGroupId?: string | undefined
  /** The inbox leaves it out up to this time. */
  snoozedUntil?: string | undefined
  /** Undefined: normal. */
  priority?: Priority | undefined
  /** In the order in which they were added; undefined: none. */
  tags?: readonly string[] | undefined
  /** Time of the first message that waits for an answer; undefined: none does. */
  waitingSince?: string | undefined
}

/** Change of a conversation by the team, a message of the visitor, or the time. */
export interface ConversationChange {
  id: string
  at: string
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
  /** Undefined: a message of the visitor, or the end of a snooze. */
  by?: { type: 'user' | 'key'; id: string; name: string }
  /** Only of `assigned`. */
  assignee?: { id: string; name: string }
  /** Only of `groupAssigned`. */
  group?: { id: string; name: string }
  /** Only of `snoozed`. */
  snoozedUntil?: string
  /** Only of `prioritized`; undefined there: normal. */
  priority?: Priority
  /** Only of `tagged` and `untagged`. */
  tag?: string
  /** Only of `merged`: the conversation that is gone. */
  source?: { id: string }
}

/** Oldest first; `meta.hasMore` says whether there are older ones. */
export interface ConversationChangesPage {
  changes: ConversationChange[]
  meta: Page
}

/** Numbers of conversations; what is snoozed is not counted as open. */
export interface ConversationCounts {
  all: number
  open: number
  unassigned: number
  pending: number
  snoozed: number
  closed: number
  /** Open ones by the member of the team who looks after them. */
  assigned: { assigneeId: string; open: number }[]
  /** Open ones by the member of the team whom notes in them mention. */
  mentioned: { memberId: string; open: number }[]
  /** Open ones by the member of the team in groups to which they are assigned. */
  ofGroups: { memberId: string; open: number }[]
}

/** Changes of the life of a conversation; null unsets a field. */
export interface LifeChange {
  status?: ConversationLife['status']
  assigneeId?: string | null
  /** Takes it from a member who is not in the group, unless `assigneeId` says otherwise. */
  assignedGroupId?: string | null
  snoozedUntil?: string | null
  /** Null: normal. */
  priority?: Priority | null
  addTags?: readonly string[]
  removeTags?: readonly string[]
}

/** A tag that conversations of an app have. */
export interface KnownTag {
  name: string
  /** Number of conversations. */
  count: number
}

/** A conversation as the inbox lists it. */
export interface InboxConversation extends ConversationLife {
  id: string
  /** @default 'personal' */
  type?: 'personal' | 'sdkGroup'
  /** The one that goes on in the channels of its user. */
  isDefault?: boolean
  displayName?: string
  /** Fields of the business's own. */
  metadata?: Metadata
  lastUpdatedAt: string
  businessLastRead?: string
  /** Messages by users since the business last read. */
  businessUnreadCount: number
  participants: Participant[]
  /** Ids of the members of the team whom notes mention; undefined: none. */
  mentioned?: readonly string[]
  lastMessage?: Message
}

export interface ConversationsPage {
  conversations: InboxConversation[]
  meta: Page
}
