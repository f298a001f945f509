import {
  type ConversationLife,
  type InboxConversation,
  type InboxFilter,
  type InboxView,
  shownAssignee,
  shownView
} from '../api'
import { hasTag } from './tags'

/**
 * Whether a view of the inbox lists a conversation.
 *
 * @param ownId Id of the member of the team who is signed in.
 */
export const isInView = (
  view: InboxView,
  {
    status,
    assigneeId,
    snoozedUntil,
    mentioned
  }: ConversationLife & Pick<InboxConversation, 'mentioned'>,
  ownId: string
): boolean => {
  const isToDo = status === 'open' && !snoozedUntil
  switch (view) {
    case 'open':
      return isToDo
    case 'mine':
      return isToDo && assigneeId === ownId
    case 'mentions':
      return isToDo && !!mentioned?.includes(ownId)
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

/**
 * Whether a filter lists a conversation, but for what is unread and for words to look for.
 *
 * @param ownId Id of the member of the team who is signed in.
 */
export const isInFilter = (filter: InboxFilter, listed: Listed, ownId: string): boolean => {
  const { tag, channel, assignedGroupId } = filter
  const assigneeId = shownAssignee(filter)
  return (
    isInView(shownView(filter), listed, ownId) &&
    (!tag || hasTag(listed, tag)) &&
    (!assigneeId || listed.assigneeId === assigneeId) &&
    (!assignedGroupId || listed.assignedGroupId === assignedGroupId) &&
    (!channel || isReachedBy(channel, listed))
  )
}
