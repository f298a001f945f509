import type { Kysely } from 'kysely'

/** Makes the table that says what each kept file is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('files')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', c => c.references('conversations.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('mediaType', 'text', c => c.notNull())
    .addColumn('bytes', 'bigint', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('filesByApp').on('files').column('appId').execute()
  await schema.createIndex('filesByConversation').on('files').column('conversationId').execute()
}
