import type { Db, Row } from '../../storage'
import { associationsOf } from '../clients/client-associations'
import { type Place, readConversationCursor } from './conversation-places'
import { keepWithText } from './conversations-with-text'
import { cutPage, type Page, type PageRequest } from '../pages'
import {
  type InboxConversation,
  restConversation,
  restMessage,
  restParticipant
} from '../rest-shapes'
import { nameUnknown } from '../users/shown-as'

/** At once, before others have their turn: comparing with long messages takes a millisecond a row. */
const BATCH_ROWS = 20
/** What one call looks through for a text at most. */
const SEEN_MAX = 500

/** Which conversations of an app to list. Each one given narrows the list further. */
export interface ConversationFilter {
  /** Those in which this user, one of the app, takes part. */
  userId?: string
  /** Those with messages by users that the business has not read, or those without. */
  unread?: boolean
  status?: Row<'conversations'>['status']
  /** Those whose name, newest message, or whose users' names, e-mail or externalId contain this. */
  text?: string
}

/** Reads the next rows that all but the text of a filter lets pass, nearest to the place first. */
const readRows = (
  db: Db,
  appId: string,
  { userId, unread, status }: ConversationFilter,
  { place, isBackwards, limit }: { place?: Place; isBackwards: boolean; limit: number }
): Promise<Row<'conversations'>[]> => {
  const all = db.selectFrom('conversations').selectAll()
  // With both conditions SQLite would walk through all of the app's conversations.
  let query =
    userId === undefined
      ? all.where('appId', '=', appId)
      : all.where('id', 'in', ({ selectFrom }) =>
          selectFrom('participants').select('conversationId').where('userId', '=', userId)
        )
  if (unread !== undefined) query = query.where('businessUnreadCount', unread ? '>' : '=', 0)
  if (status !== undefined) query = query.where('status', '=', status)
  if (place !== undefined) {
    const { lastUpdatedAt, id } = place
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('lastUpdatedAt', 'id'), isBackwards ? '>' : '<', tuple(lastUpdatedAt, id))
    )
  }
  const direction = isBackwards ? 'asc' : 'desc'
  return query.orderBy('lastUpdatedAt', direction).orderBy('id', direction).limit(limit).execute()
}

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))

/**
 * Lists an app's conversations, most recently active first. For a text, a bounded number is looked
 * through: there may be fewer than asked for, or none, though there are more.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const listConversations = async (
  db: Db,
  appId: string,
  filter: ConversationFilter,
  page: PageRequest
): Promise<Page<Row<'conversations'>>> => {
  const cursor = page.after ?? page.before
  const isBackwards = page.before !== undefined
  let place: Place | undefined = cursor === undefined ? undefined : readConversationCursor(cursor)
  let end: Row<'conversations'> | undefined
  const read = (limit: number) => readRows(db, appId, filter, { place, isBackwards, limit })
  const { text } = filter
  if (text === undefined) return cutPage(await read(page.limit + 1), page)

  const found: Row<'conversations'>[] = []
  for (let seen = 0; ; seen += BATCH_ROWS) {
    const rows = await read(BATCH_ROWS)
    // What the last batch went up to is where the next page begins.
    if (seen === SEEN_MAX && rows.length) {
      return { ...cutPage(found, page), hasMore: true, end }
    }
    found.push(...(await keepWithText(db, rows, text)))
    if (found.length > page.limit || rows.length < BATCH_ROWS) return cutPage(found, page)
    place = end = rows.at(-1)
    await nextTurn()
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
    .select(['users.externalId', 'users.profileJson'])
    .where('conversationId', '=', row.id)
    .orderBy('participants.createdAt')
    .orderBy('participants.id')
    .execute()
  const associations = await associationsOf(
    db,
    participants.map(({ userId }) => userId)
  )
  const { appId } = row
  const names = await Promise.all(
    participants.map(participant => nameUnknown(db, { ...participant, appId }))
  )
  return {
    ...restConversation(row),
    businessUnreadCount: row.businessUnreadCount,
    lastMessage: lastMessage && restMessage(lastMessage),
    participants: participants.map((participant, index) => ({
      ...restParticipant(participant, associations),
      profile: JSON.parse(participant.profileJson),
      displayName: names[index]
    }))
  }
}
