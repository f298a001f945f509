import type { ConversationLife, InboxConversation, InboxView } from '../api'

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
