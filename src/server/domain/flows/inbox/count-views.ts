import { type Db, readJson } from '../../../storage'
import { listSavedViews, type ViewFilter, type ViewsOwner } from '../../records'
import { type ConversationFilter, selectFiltered } from './filter-conversations'

const OPEN = { status: 'open', snoozed: false } as const

/** Returns what a built-in view lists for a member of the team. */
const filterOfView = (view: string, memberId: string): ConversationFilter => {
  const views: Record<string, ConversationFilter> = {
    open: OPEN,
    mine: { ...OPEN, assigneeId: memberId },
    myGroups: { ...OPEN, assignedGroupMemberId: memberId },
    mentions: { ...OPEN, mentions: memberId },
    unassigned: { ...OPEN, assigneeId: null },
    pending: { status: 'pending' },
    snoozed: { snoozed: true },
    closed: { status: 'closed' }
  }
  return views[view] ?? {}
}

const countView = async (
  db: Db,
  { memberId, appId }: ViewsOwner,
  filter: ViewFilter
): Promise<number> => {
  const { view, unread, tag, assigneeId, assignedGroupId, channel } = filter
  const { count } = await selectFiltered(db, appId, {
    assigneeId,
    // Views that say whose they show leave the member of the filter aside.
    ...filterOfView(view, memberId),
    unread: unread || undefined,
    tag,
    assignedGroupId,
    channel
  })
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Counts the conversations that each saved view of a member lists, in the order in which the views were made. */
export const countSavedViews = async (
  db: Db,
  owner: ViewsOwner
): Promise<{ id: string; count: number }[]> => {
  const counts = []
  for (const { id, filterJson } of await listSavedViews(db, owner)) {
    counts.push({ id, count: await countView(db, owner, readJson<ViewFilter>(filterJson)) })
  }
  return counts
}
