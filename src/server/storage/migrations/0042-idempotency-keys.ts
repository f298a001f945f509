import type { Kysely } from 'kysely'

/** Adds the keys with which callers of the REST API repeat messages. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('idempotencyKeys')
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('key', 'text', c => c.notNull())
    .addColumn('bodyDigest', 'text', c => c.notNull())
    .addColumn('messageId', 'text')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('idempotencyKeysPrimary', ['conversationId', 'key'])
    .execute()
  await schema
    .createIndex('idempotencyKeysByAge')
    .on('idempotencyKeys')
    .column('createdAt')
    .execute()
}
