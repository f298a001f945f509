import type { Kysely } from 'kysely'

/** Adds which conversation was merged into one, so that a repeated merge is known. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('conversationChanges').addColumn('sourceId', 'text').execute()
}
