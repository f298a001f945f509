import type { Kysely } from 'kysely'

/** Makes the table that says which message offers a postback, however long its conversation is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('postbacks')
    .addColumn('conversationId', 'text', c => c.notNull())
    .addColumn('actionId', 'text', c => c.notNull())
    .addColumn('messageId', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('postbacksPrimary', ['conversationId', 'actionId'])
    .addForeignKeyConstraint(
      'postbacksOfMessage',
      ['conversationId', 'messageId'],
      'messages',
      ['conversationId', 'id'],
      constraint => constraint.onDelete('cascade')
    )
    .execute()
  await schema
    .createIndex('postbacksByMessage')
    .on('postbacks')
    .columns(['conversationId', 'messageId'])
    .execute()
}
