import type { Kysely } from 'kysely'

/** Adds the texts of a messenger that a business writes, and a count of their changes. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('integrations')
    .addColumn('customTextJson', 'text', c => c.notNull().defaultTo('{}'))
    .execute()
  await schema
    .alterTable('integrations')
    .addColumn('customTextVersion', 'bigint', c => c.notNull().defaultTo(0))
    .execute()
}
