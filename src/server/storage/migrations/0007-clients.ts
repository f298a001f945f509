import { type Kysely, sql } from 'kysely'

/** Gives channels secrets, and makes the tables of where users are reached and of what they hold. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema.alterTable('integrations').addColumn('secretsSealed', 'text').execute()

  await schema
    .createTable('clients')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c => c.references('integrations.id').onDelete('cascade'))
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('externalId', 'text')
    .addColumn('displayName', 'text')
    .addColumn('code', 'text')
    .addColumn('criteriaJson', 'text')
    .addColumn('lastSeen', 'bigint')
    .addColumn('linkedAt', 'bigint')
    .addColumn('expiresAt', 'bigint')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('clientsByUser').on('clients').columns(['userId', 'id']).execute()
  await schema
    .createIndex('clientsByIntegration')
    .on('clients')
    .columns(['integrationId', 'externalId'])
    .execute()
  await schema
    .createIndex('clientsByExpiry')
    .on('clients')
    .column('expiresAt')
    .where('expiresAt', 'is not', null)
    .execute()
  await schema
    .createIndex('clientsOfWidgets')
    .unique()
    .on('clients')
    .column('userId')
    .where(sql.ref('type'), '=', 'sdk')
    .execute()

  await schema
    .createTable('devices')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('clientId', 'text', c => c.notNull().references('clients.id').onDelete('cascade'))
    .addColumn('guid', 'text', c => c.notNull())
    .addColumn('integrationId', 'text', c =>
      c.notNull().references('integrations.id').onDelete('cascade')
    )
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('infoJson', 'text', c => c.notNull())
    .addColumn('appVersion', 'text')
    .addColumn('lastSeen', 'bigint', c => c.notNull())
    .addUniqueConstraint('devicesByGuid', ['clientId', 'guid'])
    .execute()
  await schema.createIndex('devicesByIntegration').on('devices').column('integrationId').execute()
}
