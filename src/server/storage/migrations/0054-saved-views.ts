import type { Kysely } from 'kysely'

/** Lets members of the team keep views of the inbox of an app. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('savedViews')
    .addColumn('memberId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('nameKey', 'text', c => c.notNull())
    .addColumn('filterJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('savedViewsPrimary', ['memberId', 'appId', 'id'])
    .execute()
  await schema
    .createIndex('savedViewsByName')
    .on('savedViews')
    .columns(['memberId', 'appId', 'nameKey'])
    .unique()
    .execute()
  await schema.createIndex('savedViewsByApp').on('savedViews').column('appId').execute()
}
