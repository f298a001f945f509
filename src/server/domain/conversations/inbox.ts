import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Row, Schema } from '../../storage'
import { associationsOf } from '../clients/client-associations'
import { readConversationCursor } from './conversation-places'
import { cutPage, type Page, type PageRequest } from '../pages'
import {
  type InboxConversation,
  restConversation,
  restMessage,
  restParticipant
} from '../rest-shapes'
import { nameUnknown } from '../users/shown-as'

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

const hasText = (text: string) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const like = (value: ReturnType<typeof sql<string>>) =>
    sql<boolean>`${value} like ${pattern} escape '\\'`
  return ({ exists, or, selectFrom }: ExpressionBuilder<Schema, 'conversations'>) =>
    or([
      like(sql`conversations."displayName"`),
      exists(
        selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.conversationId', '=', 'conversations.id')
          .where('messages.id', '=', newest =>
            newest
              .selectFrom('messages as newest')
              .select(({ fn }) => fn.max('newest.id').as('id'))
              .whereRef('newest.conversationId', '=', 'conversations.id')
          )
          .where(like(sql`json_extract("contentJson", '$.text')`))
      ),
      exists(
        selectFrom('participants')
          .innerJoin('users', 'users.id', 'participants.userId')
          .select('participants.id')
          .whereRef('participants.conversationId', '=', 'conversations.id')
          .where(eb =>
            eb.or([
              like(sql`users."externalId"`),
              like(sql`json_extract("profileJson", '$.email')`),
              like(
                sql`concat_ws(' ', json_extract("profileJson", '$.givenName'), json_extract("profileJson", '$.surname'))`
              )
            ])
          )
      )
    ])
}

/**
 * Lists an app's conversations, most recently active first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const listConversations = async (
  db: Db,
  appId: string,
  { userId, unread, status, text }: ConversationFilter,
  page: PageRequest
): Promise<Page<Row<'conversations'>>> => {
  const { after, before, limit } = page
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
  if (text !== undefined) query = query.where(hasText(text))
  const cursor = after ?? before
  if (cursor !== undefined) {
    const { lastUpdatedAt, id } = readConversationCursor(cursor)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('lastUpdatedAt', 'id'),
        before === undefined ? '<' : '>',
        tuple(lastUpdatedAt, id)
      )
    )
  }
  const direction = before === undefined ? 'desc' : 'asc'
  const rows = await query
    .orderBy('lastUpdatedAt', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  return cutPage(rows, page)
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
