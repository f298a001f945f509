import type { Kysely } from 'kysely'

/** Lets what an app's log says of a conversation be found when that is to be forgotten. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('appEventsByConversation')
    .on('appEvents')
    .columns(['appId', 'conversationId', 'type'])
    .execute()
