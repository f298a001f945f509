import { type Claims, tagsOf, waitsSince } from '../../records'
import type { Metadata } from '../../../../protocol'
import { readJson, type Row } from '../../../storage'
import type { RestMessage } from './rest-messages'
import type { RestParticipant } from './rest-participants'
import { isoTime } from '../iso-time'
import type { RestProfile } from './rest-users'

export interface RestConversation {
  id: string
  type: 'personal' | 'sdkGroup'
  /** The first personal conversation of its user. */
  isDefault: boolean
  displayName?: string | undefined
  description?: string | undefined
  iconUrl?: string | undefined
  metadata: Metadata
  /** Pending: the business waits for the user. Their new message opens one that is pending or closed. */
  status: 'open' | 'pending' | 'closed'
  /** Console user who looks after it. */
  assigneeId?: string | undefined
  /** Group of the team to which it is assigned. */
  assignedGroupId?: string | undefined
  /** Time up to which the inbox leaves it out. */
  snoozedUntil?: string | undefined
  /** Absent: normal. */
  priority?: 'low' | 'high' | 'urgent' | undefined
  /** In the order in which they were added. Absent: none. */
  tags?: string[] | undefined
  /** Time of the first message of its user, in an open one, that the business has not answered. */
  waitingSince?: string | undefined
  businessLastRead?: string | undefined
  lastUpdatedAt: string
  createdAt: string
}

/** The short form of a conversation in events and webhooks. */
export interface TruncatedConversation {
  id: string
  type: 'personal' | 'sdkGroup'
  metadata?: Metadata | undefined
}

/** A conversation as the inbox lists it. */
export interface InboxConversation extends RestConversation {
  /** Messages by users since the business last read. */
  businessUnreadCount: number
  /** Ids of the members of the team whom its notes mention. Absent: none. */
  mentioned?: string[] | undefined
  lastMessage?: RestMessage | undefined
  participants: (RestParticipant & {
    profile: RestProfile
    /** Id of the user by the business; null: none. */
    externalId: string | null
    /** Whether there is an externalId. */
    authenticated: boolean
    /** Same shape as a user's. */
    claims?: Claims | undefined
    /** For who has neither name nor address: that of an animal, where the app wants that. */
    displayName?: string | undefined
  })[]
}

/** Shows a conversation without its messages and participants. */
export const restConversation = (row: Row<'conversations'>): RestConversation => {
  const since = waitsSince(row)
  return {
    id: row.id,
    type: row.type,
    isDefault: row.isDefault === 1,
    displayName: row.displayName ?? undefined,
    description: row.description ?? undefined,
    iconUrl: row.iconUrl ?? undefined,
    metadata: JSON.parse(row.metadataJson),
    status: row.status,
    assigneeId: row.assigneeId ?? undefined,
    assignedGroupId: row.assignedGroupId ?? undefined,
    snoozedUntil: row.snoozedUntil === null ? undefined : isoTime(row.snoozedUntil),
    priority: row.priority ?? undefined,
    tags: row.tagsJson === null ? undefined : tagsOf(row),
    waitingSince: since === null ? undefined : isoTime(since),
    businessLastRead: row.businessLastRead === null ? undefined : isoTime(row.businessLastRead),
    lastUpdatedAt: isoTime(row.lastUpdatedAt),
    createdAt: isoTime(row.createdAt)
  }
}

/** Shows what the team has done with a conversation as the REST API does. */
export const restConversationChange = (row: Row<'conversationChanges'>) => ({
  id: row.id,
  at: isoTime(row.createdAt),
  type: row.type,
  by:
    row.byType === null
      ? undefined
      : { type: row.byType, id: row.byId ?? '', name: row.byName ?? '' },
  assignee:
    row.assigneeId === null
      ? undefined
      : { id: row.assigneeId, name: row.assigneeName ?? row.assigneeId },
  group: row.groupId === null ? undefined : { id: row.groupId, name: row.groupName ?? row.groupId },
  snoozedUntil: row.snoozedUntil === null ? undefined : isoTime(row.snoozedUntil),
  priority: row.priority ?? undefined,
  tag: row.tag ?? undefined,
  source: row.sourceId === null ? undefined : { id: row.sourceId }
})

/** Names a conversation in an event. */
export const truncatedConversation = (
  row: Pick<Row<'conversations'>, 'id' | 'type' | 'metadataJson'>
): TruncatedConversation => {
  const metadata = readJson<Metadata>(row.metadataJson)
  return {
    id: row.id,
    type: row.type,
    metadata: Object.keys(metadata).length ? metadata : undefined
  }
}
