import { type Kysely, sql } from 'kysely'
import { hasRows } from './has-rows'

/** Rows in one update: what SQLite keeps in memory to undo a statement grows with them. */
const BATCH_ROWS = 5_000

const USER_EVENT_COLUMNS = ['conversationId', 'messageId', 'authorId']
const APP_EVENT_COLUMNS = ['messageId', 'userId', 'quotedMessageId', 'quotedUserId']

const fillUserEvents = sql`
  update "userEvents" set
    "conversationId" = json_extract("bodyJson", '$.conversation.id'),
    "messageId" = coalesce(
      json_extract("bodyJson", '$.message.id'),
      json_extract("bodyJson", '$.conversation.messages[#-1].id')
    ),
    "authorId" = case when json_type("bodyJson", '$.link') is not null then "userId" else coalesce(
      json_extract("bodyJson", '$.message.userId'),
      json_extract("bodyJson", '$.conversation.messages[#-1].userId')
    ) end`

const fillAppEvents = sql`
  update "appEvents" set
    "messageId" = case when json_type("payloadJson", '$.message.author') is not null
      then json_extract("payloadJson", '$.message.id') end,
    "userId" = coalesce(
      json_extract("payloadJson", '$.message.author.userId'),
      json_extract("payloadJson", '$.activity.author.userId'),
      json_extract("payloadJson", '$.user.id'),
      json_extract("payloadJson", '$.mergedUsers.surviving.id')
    ),
    "quotedMessageId" = json_extract("payloadJson", '$.message.quotedMessage.message.id'),
    "quotedUserId" = json_extract("payloadJson", '$.message.quotedMessage.message.author.userId')`

/** Updates all rows of a table, a batch at a time, in the order of their rowids. */
const fillInBatches = async (
  db: Kysely<unknown>,
  table: string,
  update: typeof fillUserEvents
): Promise<void> => {
  if (!(await hasRows(db, table))) return
  const lastOfBatch = async (after: number): Promise<number | null> => {
    const { rows } = await sql<{ last: number | null }>`
      select max("place") as "last" from (
        select rowid as "place" from ${sql.table(table)}
        where rowid > ${after} order by rowid limit ${BATCH_ROWS}
      )`.execute(db)
    return rows[0]?.last ?? null
  }
  let done = 0
  for (let last = await lastOfBatch(done); last !== null; last = await lastOfBatch(done)) {
    await sql`${update} where rowid > ${done} and rowid <= ${last}`.execute(db)
    done = last
  }
}

/** Adds columns that name the conversation, message and people of an event, by which it is erased. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  for (const column of USER_EVENT_COLUMNS) {
    await schema.alterTable('userEvents').addColumn(column, 'text').execute()
  }
  for (const column of APP_EVENT_COLUMNS) {
    await schema.alterTable('appEvents').addColumn(column, 'text').execute()
  }
  await fillInBatches(db, 'userEvents', fillUserEvents)
  await fillInBatches(db, 'appEvents', fillAppEvents)

  // Of the conversation alone: each id more in it is written with every event, to be read at erasures.
  await schema
    .createIndex('userEventsByConversation')
    .on('userEvents')
    .column('conversationId')
    .execute()
  await schema
    .createIndex('appEventsByUser')
    .on('appEvents')
    .column('userId')
    .where(sql.ref('conversationId'), 'is', null)
    .execute()
}
