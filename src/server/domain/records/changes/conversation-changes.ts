import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'
import { readGroupName } from '../apps'
import { tagsOf } from '../conversations'
import { newestPage, type Page, type PageRequest, readPageById } from '../shared'
import { type Actor, readActorName, readMemberName } from './actors'

/** State of a conversation for the team. */
type Life = Pick<
  Row<'conversations'>,
  'status' | 'assigneeId' | 'assignedGroupId' | 'snoozedUntil' | 'priority' | 'tagsJson'
>

type NewChange = Pick<Row<'conversationChanges'>, 'type'> &
  Partial<
    Pick<
      Row<'conversationChanges'>,
      'assigneeId' | 'groupId' | 'snoozedUntil' | 'priority' | 'tag' | 'sourceId'
    >
  >

const STATUS_CHANGES = { open: 'reopened', pending: 'pending', closed: 'closed' } as const

const findTagChanges = (before: Life, after: Life): NewChange[] => {
  const [had, has] = [tagsOf(before), tagsOf(after)]
  const added = has.filter(tag => !had.includes(tag))
  const removed = had.filter(tag => !has.includes(tag))
  return [
    ...added.map(tag => ({ type: 'tagged' as const, tag })),
    ...removed.map(tag => ({ type: 'untagged' as const, tag }))
  ]
}

const findAssignments = (before: Life, after: Life): NewChange[] => {
  const { assigneeId, assignedGroupId: groupId } = after
  const changes: NewChange[] = []
  const isOfOther = groupId !== before.assignedGroupId
  if (isOfOther) {
    changes.push(
      groupId === null ? { type: 'groupUnassigned' } : { type: 'groupAssigned', groupId }
    )
  }
  if (assigneeId === before.assigneeId) return changes
  if (assigneeId !== null) changes.push({ type: 'assigned', assigneeId })
  // Another group takes it from a member who is not in it, and says so itself.
  else if (!isOfOther || groupId === null) changes.push({ type: 'unassigned' })
  return changes
}

const findChanges = (before: Life, after: Life): NewChange[] => {
  const { status, snoozedUntil, priority } = after
  const changes = findAssignments(before, after)
  if (status !== before.status) changes.push({ type: STATUS_CHANGES[status] })
  if (snoozedUntil !== before.snoozedUntil) {
    if (snoozedUntil !== null) changes.push({ type: 'snoozed', snoozedUntil })
    // Another status ends a snooze, and says so itself.
    else if (status === before.status) changes.push({ type: 'unsnoozed' })
  }
  if (priority !== before.priority) changes.push({ type: 'prioritized', priority })
  return [...changes, ...findTagChanges(before, after)]
}

const readAuthor = async (db: Db, by: Actor) => ({
  byType: by.type,
  byId: by.id,
  byName: (by.type === 'user' && (await readMemberName(db, by.id))) || (await readActorName(db, by))
})

/**
 * Stores what has changed of a conversation for the team, with names as they are now: people may be gone when
 * it is read.
 *
 * @param by Undefined: a message of the visitor, or the end of a snooze.
 * @param mergedId Conversation that was merged into it. @default none
 * @returns The changes; none where all fields are the same.
 */
export const storeConversationChanges = async (
  { db, now }: Tx,
  { id: conversationId, ...after }: Pick<Row<'conversations'>, 'id'> & Life,
  before: Life,
  by: Actor | undefined,
  mergedId?: string
): Promise<Row<'conversationChanges'>[]> => {
  const merged: NewChange[] = mergedId === undefined ? [] : [{ type: 'merged', sourceId: mergedId }]
  const changes = [...merged, ...findChanges(before, after)]
  if (!changes.length) return []
  const author = by && (await readAuthor(db, by))
  const rows: Row<'conversationChanges'>[] = []
  for (const change of changes) {
    const { type, assigneeId = null, groupId = null, snoozedUntil = null } = change
    const { priority = null, tag = null, sourceId = null } = change
    const row = await db
      .insertInto('conversationChanges')
      .values({
        id: newId(now),
        conversationId,
        type,
        byType: null,
        byId: null,
        byName: null,
        ...author,
        assigneeId,
        assigneeName: assigneeId && ((await readMemberName(db, assigneeId)) ?? assigneeId),
        groupId,
        groupName: groupId && ((await readGroupName(db, groupId)) ?? groupId),
        snoozedUntil,
        priority,
        tag,
        sourceId,
        createdAt: now
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    rows.push(row)
  }
  return rows
}

/** Whether a conversation was merged into another one. */
export const wasMerged = async (
  db: Db,
  { targetId, sourceId }: { targetId: string; sourceId: string }
): Promise<boolean> => {
  const found = await db
    .selectFrom('conversationChanges')
    .select('id')
    .where('conversationId', '=', targetId)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the conversation into which one that is gone was merged, also by way of others; undefined: none. */
export const findMergeTarget = async (
  db: Db,
  { appId, conversationId }: { appId: string; conversationId: string }
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('conversationChanges')
    .innerJoin('conversations', 'conversations.id', 'conversationChanges.conversationId')
    .select('conversations.id')
    .where('conversationChanges.sourceId', '=', conversationId)
    .where('conversations.appId', '=', appId)
    .executeTakeFirst()
  return found?.id
}

/** Lists changes in their order; the newest page when neither end is given. */
export const listConversationChanges = (
  db: Db,
  conversationId: string,
  page: PageRequest
): Promise<Page<Row<'conversationChanges'>>> =>
  readPageById(
    db,
    db.selectFrom('conversationChanges').selectAll().where('conversationId', '=', conversationId),
    'conversationChanges.id',
    newestPage(page)
  )
