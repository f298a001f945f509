import type { Kysely } from 'kysely'

/** Adds the replies that a team keeps to use them again. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('savedReplies')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('nameKey', 'text', c => c.notNull())
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('savedRepliesByName')
    .on('savedReplies')
    .columns(['appId', 'nameKey'])
    .unique()
    .execute()
  await schema
    .createIndex('savedRepliesInOrder')
    .on('savedReplies')
    .columns(['appId', 'id'])
    .execute()
}
