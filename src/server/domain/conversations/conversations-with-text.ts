import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Row, Schema } from '../../storage'

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

/** Keeps the conversations in whose name, newest message or people a text stands. */
export const keepWithText = async (db: Db, rows: Row<'conversations'>[], text: string) => {
  const ids = rows.map(({ id }) => id)
  if (!ids.length) return []
  const matching = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', 'in', ids)
    .where(hasText(text))
    .execute()
  const kept = new Set(matching.map(({ id }) => id))
  return rows.filter(({ id }) => kept.has(id))
}
