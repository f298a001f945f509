import type { Kysely } from 'kysely'

/** Makes the tables of addresses that mails go to, and of the mails. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('mailAddresses')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('addressKey', 'text', c => c.notNull())
    .addColumn('token', 'text', c => c.notNull())
    .addColumn('askedAt', 'bigint')
    .addColumn('confirmedAt', 'bigint')
    .addColumn('stoppedAt', 'bigint')
    .addColumn('stopReason', 'text')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('mailAddressesByUser')
    .unique()
    .on('mailAddresses')
    .columns(['userId', 'addressKey'])
    .execute()
  await schema
    .createIndex('mailAddressesByApp')
    .on('mailAddresses')
    .columns(['appId', 'addressKey'])
    .execute()
  await schema
    .createIndex('mailAddressesByToken')
    .unique()
    .on('mailAddresses')
    .column('token')
    .execute()

  await schema
    .createTable('mails')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', c => c.references('conversations.id').onDelete('cascade'))
    .addColumn('addressId', 'text', c => c.references('mailAddresses.id').onDelete('cascade'))
    .addColumn('token', 'text', c => c.notNull())
    .addColumn('messageId', 'text', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('upToMessageId', 'text')
    .addColumn('attempts', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('claimedAt', 'bigint')
    .addColumn('firstTriedAt', 'bigint')
    .addColumn('dueAt', 'bigint')
    .addColumn('error', 'text')
    .addColumn('sentAt', 'bigint')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('mailsDue')
    .on('mails')
    .column('dueAt')
    .where('dueAt', 'is not', null)
    .execute()
  await schema
    .createIndex('mailsByConversation')
    .on('mails')
    .columns(['conversationId', 'userId', 'id'])
    .execute()
  await schema.createIndex('mailsByUser').on('mails').columns(['userId', 'id']).execute()
  // Found when an address is deleted.
  await schema.createIndex('mailsByAddress').on('mails').column('addressId').execute()
  await schema.createIndex('mailsByToken').unique().on('mails').column('token').execute()
  await schema.createIndex('mailsByMessageId').on('mails').column('messageId').execute()
}
