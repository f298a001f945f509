import type { Kysely } from 'kysely'

/** Indexes the events of an app by conversation, so that erasing a conversation finds them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('appEventsByConversation')
    .on('appEvents')
    .columns(['appId', 'conversationId', 'type'])
    .execute()
