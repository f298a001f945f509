import { type Kysely, sql } from 'kysely'

/** Orders those that wait by the time of their message, then the others, the most recently active first. */
const WAITING_ORDER = sql`(coalesce(case when "status" = 'open' then "awaitsAnswerSince" end, 9000000000000000 - "lastUpdatedAt"))`

/**
 * Lets conversations have tags, by which they are found, keeps who added or removed one, and lets those that
 * wait longest be listed first.
 */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('conversations').addColumn('tagsJson', 'text').execute()
  await schema.alterTable('conversationChanges').addColumn('tag', 'text').execute()
  await schema
    .createTable('conversationTags')
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('tagKey', 'text', c => c.notNull())
    .addColumn('appId', 'text', c => c.notNull())
    .addColumn('tag', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('conversationTagsPrimary', ['conversationId', 'tagKey'])
    .execute()
  await schema
    .createIndex('conversationTagsOfApp')
    .on('conversationTags')
    .columns(['appId', 'tagKey', 'conversationId'])
    .execute()
  await schema
    .createIndex('conversationsByWaiting')
    .on('conversations')
    .column('appId')
    .expression(WAITING_ORDER)
    .column('id')
    .execute()
}
