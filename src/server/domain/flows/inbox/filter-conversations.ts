import { tagKey } from '../../../../protocol'
import type { Db, Row } from '../../../storage'

/** Which conversations of an app to list. Each one given narrows the list further. */
export interface ConversationFilter {
  /** Those in which this user, one of the app, takes part. */
  userId?: string | undefined
  /** Those with messages by users that the business has not read, or those without. */
  unread?: boolean | undefined
  status?: Row<'conversations'>['status'] | undefined
  /** Those that this console user looks after; null: those that are unassigned. */
  assigneeId?: string | null | undefined
  /** Those of this group of the team; null: those of none. */
  assignedGroupId?: string | null | undefined
  /** Those of groups that this console user is in. */
  assignedGroupMemberId?: string | undefined
  /** Those that are snoozed, or those that are not. */
  snoozed?: boolean | undefined
  /** Those with this tag, upper and lower case alike. */
  tag?: string | undefined
  /** Those with a participant who has an active client of this type. */
  channel?: string | undefined
  /** Those with a note that mentions this console user. */
  mentions?: string | undefined
  /** Those whose name, one of the 30 newest messages, or whose users' names, e-mail or externalId contain this. */
  text?: string | undefined
}

/** Selects the conversations that all but the text of a filter lets pass. */
export const selectFiltered = (db: Db, appId: string, filter: ConversationFilter) => {
  const { userId, unread, status, assigneeId, assignedGroupId } = filter
  const { assignedGroupMemberId, snoozed, tag, channel, mentions } = filter
  const all = db.selectFrom('conversations')
  // With both conditions SQLite would walk through all of the app's conversations.
  let query =
    userId === undefined
      ? all.where('appId', '=', appId)
      : all.where('id', 'in', ({ selectFrom }) =>
          selectFrom('participants').select('conversationId').where('userId', '=', userId)
        )
  if (tag !== undefined) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('conversationTags')
        .select('conversationId')
        .where('appId', '=', appId)
        .where('tagKey', '=', tagKey(tag.trim()))
    )
  }
  if (channel !== undefined) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('participants')
          .innerJoin('clients', 'clients.userId', 'participants.userId')
          .select('clients.id')
          .whereRef('participants.conversationId', '=', 'conversations.id')
          .where('clients.type', '=', channel)
          .where('clients.status', '=', 'active')
      )
    )
  }
  if (mentions !== undefined) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('mentions').select('conversationId').where('memberId', '=', mentions)
    )
  }
  if (unread !== undefined) query = query.where('businessUnreadCount', unread ? '>' : '=', 0)
  if (status !== undefined) query = query.where('status', '=', status)
  if (assigneeId !== undefined) {
    query = query.where('assigneeId', assigneeId === null ? 'is' : '=', assigneeId)
  }
  if (assignedGroupId !== undefined) {
    query = query.where('assignedGroupId', assignedGroupId === null ? 'is' : '=', assignedGroupId)
  }
  if (assignedGroupMemberId !== undefined) {
    query = query.where('assignedGroupId', 'in', ({ selectFrom }) =>
      selectFrom('teamGroupMembers').select('groupId').where('memberId', '=', assignedGroupMemberId)
    )
  }
  if (snoozed !== undefined) query = query.where('snoozedUntil', snoozed ? 'is not' : 'is', null)
  return query
}
