import type { Kysely } from 'kysely'

/** Adds how often a site has loaded an integration since it is listed. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('pageLoads')
    .addColumn('loads', 'bigint', c => c.notNull().defaultTo(1))
    .execute()
}
