import type { Kysely } from 'kysely'

/** Adds the messages that the team has written to be sent later. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('scheduledMessages')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('sendAt', 'bigint', c => c.notNull())
    .addColumn('authorJson', 'text', c => c.notNull())
    .addColumn('contentJson', 'text', c => c.notNull())
    .addColumn('metadataJson', 'text')
    .addColumn('sourceJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('scheduledMessagesByTime')
    .on('scheduledMessages')
    .columns(['sendAt', 'id'])
    .execute()
  await schema
    .createIndex('scheduledMessagesByConversation')
    .on('scheduledMessages')
    .columns(['conversationId', 'sendAt'])
    .execute()
}
