import { type Kysely, sql } from 'kysely'

/** Adds the messages that wait to go to a channel, the events that came from one, and since when one works. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db
  await schema.alterTable('integrations').addColumn('connectedAt', 'bigint').execute()
  await schema
    .createTable('channelDeliveries')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('clientId', 'text', c => c.notNull().references('clients.id').onDelete('cascade'))
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('messageId', 'text', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('partsSent', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('externalIdsJson', 'text', c => c.notNull().defaultTo(sql.lit('[]')))
    .addColumn('attempts', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('dueAt', 'bigint')
    .addColumn('error', 'text')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('channelDeliveriesDue')
    .on('channelDeliveries')
    .column('dueAt')
    .where('dueAt', 'is not', null)
    .execute()
  await schema
    .createIndex('channelDeliveriesByClient')
    .on('channelDeliveries')
    .columns(['clientId', 'id'])
    .execute()
  await schema
    .createIndex('channelDeliveriesByConversation')
    .on('channelDeliveries')
    .columns(['conversationId', 'messageId'])
    .execute()
  await schema
    .createTable('channelEvents')
    .addColumn('integrationId', 'text', c =>
      c.notNull().references('integrations.id').onDelete('cascade')
    )
    .addColumn('eventId', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('channelEventsKey', ['integrationId', 'eventId'])
    .execute()
  await schema.createIndex('channelEventsByTime').on('channelEvents').column('createdAt').execute()
}
