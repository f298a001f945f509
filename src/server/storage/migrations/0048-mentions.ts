import type { Kysely } from 'kysely'

/** Lets the team find the conversations with notes that mention one of them. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('mentions')
    .addColumn('conversationId', 'text', c => c.notNull())
    .addColumn('messageId', 'text', c => c.notNull())
    .addColumn('memberId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addPrimaryKeyConstraint('mentionsPrimary', ['conversationId', 'messageId', 'memberId'])
    .addForeignKeyConstraint(
      'mentionsInMessage',
      ['conversationId', 'messageId'],
      'messages',
      ['conversationId', 'id'],
      c => c.onDelete('cascade')
    )
    .execute()
  await schema
    .createIndex('mentionsOfMember')
    .on('mentions')
    .columns(['memberId', 'conversationId'])
    .execute()
}
