import { tagKey, TAGS_MAX } from '../../../../protocol'
import type { Row } from '../../../storage'
import { tagsOf } from '../../records'

type Conversation = Row<'conversations'>

/** State of reading of a visitor or of the business. */
interface ReadState {
  unreadCount: number
  /** In ms; null: nothing yet. */
  lastRead: number | null
}

const PRIORITIES = ['low', null, 'high', 'urgent'] as const

const isActive = ({ status, snoozedUntil }: Conversation) =>
  status === 'open' && snoozedUntil === null

/** Sums what is unread; the line stays above the first unread message of both. */
export const mergeReadStates = (a: ReadState, b: ReadState): ReadState => {
  const unread = [a, b].filter(({ unreadCount }) => unreadCount > 0)
  const times = (unread.length ? unread : [a, b]).map(({ lastRead }) => lastRead ?? 0)
  const lastRead = unread.length ? Math.min(...times) : Math.max(...times)
  return { unreadCount: a.unreadCount + b.unreadCount, lastRead: lastRead || null }
}

/** Adds the tags of one conversation to another's, as far as there is room. */
const mergeTags = (from: Conversation, into: Conversation): string[] => {
  const tags = tagsOf(into)
  const known = new Set(tags.map(tagKey))
  const added = tagsOf(from).filter(tag => !known.has(tagKey(tag)))
  return [...tags, ...added].slice(0, TAGS_MAX)
}

/**
 * Returns what the team does with two conversations that become one: it is open where one of them is, so
 * that nothing that waits is out of sight.
 */
export const mergeLives = (from: Conversation, into: Conversation) => {
  const { status, snoozedUntil } = isActive(from) ? from : into
  const priority = PRIORITIES.findLast(each => each === from.priority || each === into.priority)
  const tags = mergeTags(from, into)
  return {
    status,
    snoozedUntil,
    priority: priority ?? null,
    assigneeId: into.assigneeId ?? from.assigneeId,
    assignedGroupId: into.assignedGroupId ?? from.assignedGroupId,
    tagsJson: tags.length ? JSON.stringify(tags) : null
  }
}
