import { type Kysely, sql } from 'kysely'

/** Adds from which sites an integration was last loaded, and what came of it. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('pageLoads')
    .addColumn('integrationId', 'text', c =>
      c.notNull().references('integrations.id').onDelete('cascade')
    )
    .addColumn('outcome', 'text', c => c.notNull())
    .addColumn('origin', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('pageLoadsPrimary', ['integrationId', 'outcome', 'origin'])
    .modifyEnd(sql`without rowid`)
    .execute()
}
