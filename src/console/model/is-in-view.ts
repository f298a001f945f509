import {
  type ConversationLife,
  type InboxConversation,
  type InboxFilter,
  type InboxView,
  shownAssignee,
  shownView
} from '../api'
import { hasTag } from './tags'

/** The member of the team who is signed in. */
export interface Own {
  id: string
  /** Ids of the groups that they are in; undefined: not known yet, it may be any. */
  groupIds?: readonly string[] | undefined
}

/** Whether a view of the inbox lists a conversation. */
export const isInView = (
  view: InboxView,
  {
    status,
    assigneeId,
    assignedGroupId,
    snoozedUntil,
    mentioned
  }: ConversationLife & Pick<InboxConversation, 'mentioned'>,
  own: Own
): boolean => {
  const isToDo = status === 'open' && !snoozedUntil
  switch (view) {
    case 'open':
      return isToDo
    case 'mine':
      return isToDo && assigneeId === own.id
    case 'myGroups':
      return isToDo && !!assignedGroupId && (own.groupIds?.includes(assignedGroupId) ?? true)
    case 'mentions':
      return isToDo && !!mentioned?.includes(own.id)
    case 'unassigned':
      return isToDo && !assigneeId
    case 'snoozed':
      return !!snoozedUntil
    case 'pending':
    case 'closed':
      return status === view
    case 'all':
      return true
  }
}

/** State of a conversation for the team, and who takes part, as far as that is known. */
export type Listed = ConversationLife &
  Partial<Pick<InboxConversation, 'mentioned' | 'participants'>>

/** Whether a channel reaches one of those who take part; also true where only the server knows them. */
const isReachedBy = (channel: string, { participants }: Listed): boolean =>
  !participants ||
  participants.some(({ clientAssociations = [] }) =>
    clientAssociations.some(({ type }) => type === channel)
  )

/** Whether a filter lists a conversation, but for what is unread and for words to look for. */
export const isInFilter = (filter: InboxFilter, listed: Listed, own: Own): boolean => {
  const { tag, channel, assignedGroupId } = filter
  const assigneeId = shownAssignee(filter)
  return (
    isInView(shownView(filter), listed, own) &&
    (!tag || hasTag(listed, tag)) &&
    (!assigneeId || listed.assigneeId === assigneeId) &&
    (!assignedGroupId || listed.assignedGroupId === assignedGroupId) &&
    (!channel || isReachedBy(channel, listed))
  )
}
