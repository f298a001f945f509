import type { Kysely } from 'kysely'

/** Adds in which browser someone signed in to the console, and when they last used it. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('consoleSessions').addColumn('browser', 'text').execute()
  await schema.alterTable('consoleSessions').addColumn('lastUsedAt', 'bigint').execute()
}
