import type { Kysely } from 'kysely'

/** Lets agents belong to apps, and invitations say to which ones. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('consoleUserApps')
    .addColumn('consoleUserId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('consoleUserAppsKey', ['consoleUserId', 'appId'])
    .execute()
  await schema.createIndex('consoleUserAppsByApp').on('consoleUserApps').column('appId').execute()
  await schema
    .alterTable('consoleInvitations')
    .addColumn('appIdsJson', 'text', c => c.notNull().defaultTo('[]'))
    .execute()
}
