import type { Kysely } from 'kysely'

/** Adds who assigned, snoozed, closed or reopened a conversation, and when. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('conversationChanges')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('byType', 'text')
    .addColumn('byId', 'text')
    .addColumn('byName', 'text')
    .addColumn('assigneeId', 'text')
    .addColumn('assigneeName', 'text')
    .addColumn('snoozedUntil', 'bigint')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('conversationChangesInOrder')
    .on('conversationChanges')
    .columns(['conversationId', 'id'])
    .execute()
}
