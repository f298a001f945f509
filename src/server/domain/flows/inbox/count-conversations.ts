import type { Db } from '../../../storage'

/** Numbers of conversations, as the views of the inbox show them. */
export interface ConversationCounts {
  all: number
  /** Open, and not snoozed. */
  open: number
  /** Open, not snoozed, and unassigned. */
  unassigned: number
  pending: number
  snoozed: number
  closed: number
  /** Open and not snoozed, for each console user who looks after some. */
  assigned: { assigneeId: string; open: number }[]
  /** Open and not snoozed, for each console user whom notes in some mention. */
  mentioned: { memberId: string; open: number }[]
  /** Open and not snoozed, for each console user in a group to which some are assigned. */
  ofGroups: { memberId: string; open: number }[]
}

const countMentions = (db: Db, appId: string) =>
  db
    .selectFrom('mentions')
    .innerJoin('conversations', 'conversations.id', 'mentions.conversationId')
    .where('conversations.appId', '=', appId)
    .where('conversations.status', '=', 'open')
    .where('conversations.snoozedUntil', 'is', null)
    .select(({ fn }) => [
      'mentions.memberId',
      fn.count<number>('mentions.conversationId').distinct().as('open')
    ])
    .groupBy('mentions.memberId')
    .orderBy('mentions.memberId')
    .execute()

const countGroups = (db: Db, appId: string) =>
  db
    .selectFrom('conversations')
    .innerJoin('teamGroupMembers', 'teamGroupMembers.groupId', 'conversations.assignedGroupId')
    .where('conversations.appId', '=', appId)
    .where('conversations.status', '=', 'open')
    .where('conversations.snoozedUntil', 'is', null)
    .select(({ fn }) => ['teamGroupMembers.memberId', fn.countAll<number>().as('open')])
    .groupBy('teamGroupMembers.memberId')
    .orderBy('teamGroupMembers.memberId')
    .execute()

/** Counts the conversations of an app. */
export const countConversations = async (db: Db, appId: string): Promise<ConversationCounts> => {
  const groups = await db
    .selectFrom('conversations')
    .where('appId', '=', appId)
    .select(['status', 'assigneeId'])
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('snoozedUntil').as('snoozed')
    ])
    .groupBy(['status', 'assigneeId'])
    .execute()

  const counts: ConversationCounts = {
    all: 0,
    open: 0,
    unassigned: 0,
    pending: 0,
    snoozed: 0,
    closed: 0,
    assigned: [],
    mentioned: await countMentions(db, appId),
    ofGroups: await countGroups(db, appId)
  }
  for (const { status, assigneeId, all, snoozed } of groups) {
    const shown = status === 'open' ? all - snoozed : all
    counts.all += all
    counts.snoozed += snoozed
    counts[status] += shown
    if (status !== 'open' || !shown) continue
    if (assigneeId === null) counts.unassigned += shown
    else counts.assigned.push({ assigneeId, open: shown })
  }
  return counts
}
