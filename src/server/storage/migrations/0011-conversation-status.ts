import type { Kysely } from 'kysely'

/** Lets conversations be closed, and the inbox list those that are not. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema
    .alterTable('conversations')
    .addColumn('status', 'text', c => c.notNull().defaultTo('open'))
    .execute()
  await schema
    .createIndex('conversationsByStatus')
    .on('conversations')
    .columns(['appId', 'status', 'lastUpdatedAt', 'id'])
    .execute()
}
