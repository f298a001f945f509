import type { Kysely } from 'kysely'

/** Adds counts of attempts, which all processes share. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('throttles')
    .addColumn('key', 'text', c => c.primaryKey())
    .addColumn('fullAt', 'bigint', c => c.notNull())
    .execute()
}
