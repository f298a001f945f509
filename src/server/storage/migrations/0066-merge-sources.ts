import type { Kysely } from 'kysely'

/** Adds the index by which a conversation that was merged away leads to the one that stays. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createIndex('conversationChangesBySource')
    .on('conversationChanges')
    .column('sourceId')
    .where('sourceId', 'is not', null)
    .execute()
}
