import type { Kysely } from 'kysely'

/** Adds the audit log. Its rows outlive all that they name, so they refer to no other table. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('auditLog')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('action', 'text', c => c.notNull())
    .addColumn('byType', 'text')
    .addColumn('byId', 'text')
    .addColumn('byName', 'text')
    .addColumn('appId', 'text')
    .addColumn('appName', 'text')
    .addColumn('subjectId', 'text')
    .addColumn('subjectName', 'text')
    .addColumn('fieldsJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('auditLogByApp').on('auditLog').columns(['appId', 'id']).execute()
  await schema.createIndex('auditLogByKind').on('auditLog').columns(['kind', 'id']).execute()
  await schema.createIndex('auditLogByAge').on('auditLog').column('createdAt').execute()
}
