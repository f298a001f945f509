import { sql } from 'kysely'
import type { Db, Row } from '../../../storage'
import {
  associationsOf,
  cutPage,
  findFallbackName,
  listMentioned,
  type Page,
  type PageRequest
} from '../../records'
import {
  type InboxConversation,
  restBlockedAt,
  restClaims,
  restConversation,
  restMessage,
  restParticipant
} from '../../views'
import { createSearchBudget } from '../search'
import { type ConversationFilter, selectFiltered } from './filter-conversations'
import { conversationMatcher } from './match-conversation'
import { type SortedPlace, type SortName, SORTINGS } from './sortings'

const BATCH_ROWS = 20
/** Conversations that one call searches for a text at most. */
const SEEN_MAX = 500

interface Part {
  sort: SortName
  place?: SortedPlace | undefined
  isBackwards: boolean
  limit: number
}

/** Reads the next rows that all but the text of a filter lets pass, nearest to the place first. */
const readRows = (
  db: Db,
  appId: string,
  filter: ConversationFilter,
  { sort, place, isBackwards, limit }: Part
): Promise<Row<'conversations'>[]> => {
  let query = selectFiltered(db, appId, filter).selectAll()
  const { by, isDescending } = SORTINGS[sort]
  const isUp = isDescending === isBackwards
  if (place !== undefined) {
    const { order, id } = place
    const isBehind = sql.raw(isUp ? '>' : '<')
    query = query
      // The database finds the first row by this one, and skips those of the same number by the other.
      .where(by, isUp ? '>=' : '<=', order)
      .where(sql<boolean>`(${by}, ${sql.ref('id')}) ${isBehind} (${order}, ${id})`)
  }
  const direction = isUp ? 'asc' : 'desc'
  return query.orderBy(by, direction).orderBy('id', direction).limit(limit).execute()
}

/**
 * Lists an app's conversations. For a text, a bounded number is looked
 * through: there may be fewer than asked for, or none, though there are more.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const listConversations = async (
  db: Db,
  appId: string,
  filter: ConversationFilter,
  page: PageRequest,
  sort: SortName = 'newest'
): Promise<Page<Row<'conversations'>>> => {
  const cursor = page.after ?? page.before
  const isBackwards = page.before !== undefined
  const { placeOf, readCursor } = SORTINGS[sort]
  let place = cursor === undefined ? undefined : await readCursor(db, appId, cursor)
  const read = (limit: number) => readRows(db, appId, filter, { sort, place, isBackwards, limit })
  const { text } = filter
  if (text === undefined) return cutPage(await read(page.limit + 1), page)

  const found: Row<'conversations'>[] = []
  const match = conversationMatcher(db, text)
  const budget = createSearchBudget(SEEN_MAX)
  for (;;) {
    const rows = await read(BATCH_ROWS)
    for (const row of rows) {
      const { isMatch, cost } = await match(row)
      if (isMatch) found.push(row)
      if (found.length > page.limit) return cutPage(found, page)
      place = placeOf(row)
      if (await budget.spend(cost)) return { ...cutPage(found, page), hasMore: true, end: row }
    }
    if (rows.length < BATCH_ROWS) return cutPage(found, page)
  }
}

/** Shows a conversation as the inbox lists it: with its newest message and who takes part. */
export const viewInInbox = async (
  db: Db,
  row: Row<'conversations'>
): Promise<InboxConversation> => {
  const lastMessage = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const participants = await db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .selectAll('participants')
    .select(['users.externalId', 'users.profileJson', 'users.claimsJson', 'users.blockedAt'])
    .where('conversationId', '=', row.id)
    .orderBy('participants.createdAt')
    .orderBy('participants.id')
    .execute()
  const associations = await associationsOf(
    db,
    participants.map(({ userId }) => userId)
  )
  const { appId } = row
  const mentioned = await listMentioned(db, row.id)
  const names = await Promise.all(
    participants.map(participant => findFallbackName(db, { ...participant, appId }))
  )
  return {
    ...restConversation(row),
    businessUnreadCount: row.businessUnreadCount,
    mentioned: mentioned.length ? mentioned : undefined,
    lastMessage: lastMessage && restMessage(lastMessage),
    participants: participants.map((participant, index) => ({
      ...restParticipant(participant, associations),
      profile: JSON.parse(participant.profileJson),
      externalId: participant.externalId,
      authenticated: participant.externalId !== null,
      blockedAt: restBlockedAt(participant),
      claims: restClaims(participant),
      displayName: names[index]
    }))
  }
}
