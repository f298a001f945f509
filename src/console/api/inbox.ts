import type { Call } from './request'
import type {
  ConversationCounts,
  ConversationsPage,
  InboxView,
  KnownTag,
  TeamMember,
  ViewFilter
} from './shapes'

interface Requests {
  /** Calls the server for JSON. */
  json<Answer>(call: Call): Promise<Answer>
  /** Makes the path of something in the app. */
  at(path: string): string
}

/** Which conversations the inbox shows. A search looks through all of them, whatever the view. */
export interface InboxFilter extends ViewFilter {
  unread: boolean
  /** Words to look for; empty: no search. */
  text: string
}

/** View that a filter shows. */
export const shownView = ({ view, text }: InboxFilter): InboxView => (text ? 'all' : view)

/** Member whose conversations a filter shows; undefined: its view says whose, or they are of anybody. */
export const shownAssignee = (filter: InboxFilter): string | undefined =>
  ['mine', 'unassigned'].includes(shownView(filter)) ? undefined : filter.assigneeId

const OPEN = { 'filter[status]': 'open', 'filter[snoozed]': 'false' }

/** Parameters of a view. */
const viewQuery = (view: InboxView, ownId: string): Record<string, string> =>
  ({
    open: OPEN,
    mine: { ...OPEN, 'filter[assigneeId]': ownId },
    myGroups: { ...OPEN, 'filter[assignedGroupMemberId]': ownId },
    mentions: { ...OPEN, 'filter[mentions]': ownId },
    unassigned: { ...OPEN, 'filter[assigneeId]': 'none' },
    pending: { 'filter[status]': 'pending' },
    snoozed: { 'filter[snoozed]': 'true' },
    closed: { 'filter[status]': 'closed' },
    all: {}
  })[view]

/**
 * Makes the calls about the list of conversations, and what it is narrowed by. All reject with an `ApiError`.
 *
 * @param ownId Id of the member of the team who is signed in.
 */
export const createInboxApi = ({ json, at }: Requests, ownId: string) => ({
  listConversations: (filter: InboxFilter, after?: string, size?: number) =>
    json<ConversationsPage>({
      path: at('/conversations'),
      query: {
        sort: filter.sort,
        'filter[assigneeId]': shownAssignee(filter),
        ...viewQuery(shownView(filter), ownId),
        'filter[assignedGroupId]': filter.assignedGroupId,
        'filter[unread]': filter.unread ? 'true' : undefined,
        'filter[tag]': filter.tag,
        'filter[channel]': filter.channel,
        'filter[text]': filter.text,
        'page[after]': after,
        'page[size]': size?.toString()
      }
    }),

  /** Counts the conversations of each view. */
  async countConversations(): Promise<ConversationCounts> {
    const path = at('/conversation-counts')
    return (await json<{ counts: ConversationCounts }>({ path })).counts
  },

  /** Lists those to whom a conversation can be assigned. */
  async listTeam(): Promise<TeamMember[]> {
    return (await json<{ members: TeamMember[] }>({ path: at('/team') })).members
  },

  /** Lists the tags that conversations have, the most frequent first. */
  async listTags(): Promise<KnownTag[]> {
    return (await json<{ tags: KnownTag[] }>({ path: at('/tags') })).tags
  }
})
