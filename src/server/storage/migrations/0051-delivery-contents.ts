import type { Kysely } from 'kysely'

/**
 * Adds what attempts of webhooks sent and what came back. It goes with each message, conversation and user
 * that it shows, so it is never sent or shown after those are deleted.
 */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .alterTable('webhookJobs')
    .addColumn('isBodyKept', 'integer', c => c.notNull().defaultTo(1))
    .execute()

  await schema
    .createTable('deliveryContents')
    .addColumn('deliveryId', 'text', c =>
      c.primaryKey().references('webhookDeliveries.id').onDelete('cascade')
    )
    .addColumn('eventJson', 'text')
    .addColumn('answer', 'text')
    .addColumn('conversationId', 'text', c => c.references('conversations.id').onDelete('cascade'))
    .addColumn('messageId', 'text')
    .addColumn('userId', 'text', c => c.references('users.id').onDelete('cascade'))
    .addColumn('quotedMessageId', 'text')
    .addColumn('quotedUserId', 'text', c => c.references('users.id').onDelete('cascade'))
    .addForeignKeyConstraint(
      'deliveryContentsOfMessage',
      ['conversationId', 'messageId'],
      'messages',
      ['conversationId', 'id'],
      c => c.onDelete('cascade')
    )
    .addForeignKeyConstraint(
      'deliveryContentsOfQuote',
      ['conversationId', 'quotedMessageId'],
      'messages',
      ['conversationId', 'id'],
      c => c.onDelete('cascade')
    )
    .execute()
  for (const [name, ...columns] of [
    ['deliveryContentsByMessage', 'conversationId', 'messageId'],
    ['deliveryContentsByQuote', 'conversationId', 'quotedMessageId'],
    ['deliveryContentsByUser', 'userId'],
    ['deliveryContentsByQuotedUser', 'quotedUserId']
  ] as [string, ...string[]][]) {
    await schema.createIndex(name).on('deliveryContents').columns(columns).execute()
  }
}
