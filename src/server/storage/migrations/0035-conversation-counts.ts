import type { Kysely } from 'kysely'

/** Lets the conversations of each view be counted without reading them. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createIndex('conversationsByLife')
    .on('conversations')
    .columns(['appId', 'status', 'assigneeId', 'snoozedUntil'])
    .execute()
}
