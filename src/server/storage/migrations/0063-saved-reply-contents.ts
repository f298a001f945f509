import type { Kysely } from 'kysely'

/** Adds the message that a saved reply is, where it is more than a text. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('savedReplies').addColumn('contentJson', 'text').execute()
}
