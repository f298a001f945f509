import type { Kysely } from 'kysely'

/** Adds which app is the demo, so that it can be removed and added while the server runs. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('demoApp')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c => c.notNull())
    .execute()
}
