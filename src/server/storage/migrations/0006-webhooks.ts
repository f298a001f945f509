import type { Kysely } from 'kysely'

/** Makes the tables of webhooks, of the events that wait for them, and of what became of those. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('webhooks')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c =>
      c.notNull().references('integrations.id').onDelete('cascade')
    )
    .addColumn('target', 'text', c => c.notNull())
    .addColumn('triggersJson', 'text', c => c.notNull())
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('includeFullUser', 'integer', c => c.notNull())
    .addColumn('includeFullSource', 'integer', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('webhooksByApp').on('webhooks').column('appId').execute()
  await schema
    .createIndex('webhooksByIntegration')
    .on('webhooks')
    .columns(['integrationId', 'id'])
    .execute()

  await schema
    .createTable('webhookJobs')
    .addColumn('position', 'integer', c => c.primaryKey().autoIncrement())
    .addColumn('webhookId', 'text', c => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('lane', 'text', c => c.notNull())
    .addColumn('eventJson', 'text', c => c.notNull())
    .addColumn('attempts', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('dueAt', 'bigint')
    .execute()
  await schema
    .createIndex('webhookJobsByLane')
    .on('webhookJobs')
    .columns(['webhookId', 'lane', 'position'])
    .execute()
  await schema
    .createIndex('webhookJobsDue')
    .on('webhookJobs')
    .columns(['webhookId', 'dueAt'])
    .where('dueAt', 'is not', null)
    .execute()

  await schema
    .createTable('webhookDeliveries')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('webhookId', 'text', c => c.notNull().references('webhooks.id').onDelete('cascade'))
    .addColumn('eventId', 'text', c => c.notNull())
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('attempt', 'integer', c => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .addColumn('ms', 'integer', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('nextAttemptAt', 'bigint')
    .execute()
  await schema
    .createIndex('webhookDeliveriesByWebhook')
    .on('webhookDeliveries')
    .columns(['webhookId', 'id'])
    .execute()
  await schema
    .createIndex('webhookDeliveriesByAge')
    .on('webhookDeliveries')
    .column('createdAt')
    .execute()
}
