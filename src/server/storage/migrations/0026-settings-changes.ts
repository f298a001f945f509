import type { Kysely } from 'kysely'

/** Adds who changed which setting, and when. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('settingsChanges')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c => c.references('integrations.id').onDelete('cascade'))
    .addColumn('byType', 'text', c => c.notNull())
    .addColumn('byId', 'text', c => c.notNull())
    .addColumn('byName', 'text', c => c.notNull())
    .addColumn('fieldsJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('settingsChangesByTarget')
    .on('settingsChanges')
    .columns(['appId', 'integrationId', 'id'])
    .execute()
  // Found when an integration is deleted.
  await schema
    .createIndex('settingsChangesByIntegration')
    .on('settingsChanges')
    .column('integrationId')
    .execute()
}
