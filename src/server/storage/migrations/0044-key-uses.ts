import type { Kysely } from 'kysely'

/** Adds when a key was last used. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('keys').addColumn('lastUsedAt', 'bigint').execute()
}
