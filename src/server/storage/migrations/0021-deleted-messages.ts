import { type Kysely, sql } from 'kysely'
import { hasRows } from './has-rows'

/**
 * Adds the ids of deleted messages, from which pages go on. Those of before are taken from what still
 * names them: ids that clients gave them, and notices of their removal.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('deletedMessages')
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('id', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('deletedMessagesPrimary', ['conversationId', 'id'])
    .modifyEnd(sql`without rowid`)
    .execute()
  if (!(await hasRows(db, 'conversations'))) return
  await sql`
    insert or ignore into "deletedMessages" ("conversationId", "id")
    select "known"."conversationId", "known"."id" from (
      select "conversationId", "messageId" as "id" from "clientMessageIds"
      union
      select "conversationId", json_extract("payloadJson", '$.message.id') from "appEvents"
      where "type" = 'conversation:message:remove'
    ) as "known"
    join "conversations" on "conversations"."id" = "known"."conversationId"
    where "known"."id" is not null and not exists (
      select 1 from "messages"
      where "messages"."conversationId" = "known"."conversationId" and "messages"."id" = "known"."id"
    )`.execute(db)
}
