import type { Kysely } from 'kysely'

/** Lets conversations be assigned and snoozed, and the inbox list them so. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('conversations').addColumn('assigneeId', 'text').execute()
  await schema.alterTable('conversations').addColumn('snoozedUntil', 'bigint').execute()
  await schema
    .createIndex('conversationsByAssignee')
    .on('conversations')
    .columns(['appId', 'assigneeId', 'lastUpdatedAt', 'id'])
    .execute()
  await schema
    .createIndex('conversationsBySnooze')
    .on('conversations')
    .columns(['snoozedUntil'])
    .execute()
}
