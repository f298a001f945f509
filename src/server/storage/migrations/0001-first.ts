import { type Kysely, sql } from 'kysely'

/** Makes the tables of the first version. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema
    .createTable('apps')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('displayName', 'text', c => c.notNull())
    .addColumn('iconUrl', 'text')
    .addColumn('metadataJson', 'text', c => c.notNull())
    .addColumn('settingsJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()

  await schema
    .createTable('integrations')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('status', 'text', c => c.notNull())
    .addColumn('displayName', 'text')
    .addColumn('settingsJson', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('integrationsByApp')
    .on('integrations')
    .columns(['appId', 'id'])
    .execute()

  await schema
    .createTable('keys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('scope', 'text', c => c.notNull())
    .addColumn('appId', 'text', c => c.references('apps.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c => c.references('integrations.id').onDelete('cascade'))
    .addColumn('displayName', 'text', c => c.notNull())
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('keysByApp').on('keys').columns(['appId', 'integrationId']).execute()
  await schema.createIndex('keysByIntegration').on('keys').column('integrationId').execute()

  await schema
    .createTable('users')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('externalId', 'text')
    .addColumn('signedUpAt', 'bigint', c => c.notNull())
    .addColumn('profileJson', 'text', c => c.notNull())
    .addColumn('metadataJson', 'text', c => c.notNull())
    .addColumn('seq', 'bigint', c => c.notNull().defaultTo(0))
    .addUniqueConstraint('usersByExternalId', ['appId', 'externalId'])
    .execute()
  await schema.createIndex('usersByApp').on('users').columns(['appId', 'id']).execute()
  await schema
    .createIndex('usersByEmail')
    .on('users')
    .column('appId')
    .expression(sql`json_extract("profileJson", '$.email')`)
    .column('id')
    .execute()

  await schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('integrationId', 'text', c =>
      c.notNull().references('integrations.id').onDelete('cascade')
    )
    .addColumn('deviceId', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('sessionsByApp').on('sessions').column('appId').execute()
  await schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
  await schema.createIndex('sessionsByIntegration').on('sessions').column('integrationId').execute()

  await schema
    .createTable('sessionKeys')
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('keyHash', 'text', c => c.notNull())
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('sessionKeysPrimary', ['appId', 'keyHash'])
    .execute()
  await schema.createIndex('sessionKeysByUser').on('sessionKeys').column('userId').execute()

  await schema
    .createTable('conversations')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('isDefault', 'integer', c => c.notNull())
    .addColumn('displayName', 'text')
    .addColumn('iconUrl', 'text')
    .addColumn('description', 'text')
    .addColumn('metadataJson', 'text', c => c.notNull())
    .addColumn('businessLastRead', 'bigint')
    .addColumn('businessUnreadCount', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('lastUpdatedAt', 'bigint', c => c.notNull())
    .addColumn('lastMessageId', 'text')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('conversationsByActivity')
    .on('conversations')
    .columns(['appId', 'lastUpdatedAt', 'id'])
    .execute()

  await schema
    .createTable('participants')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('unreadCount', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('lastRead', 'bigint')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addUniqueConstraint('participantsByConversation', ['conversationId', 'userId'])
    .execute()
  await schema.createIndex('participantsByUser').on('participants').column('userId').execute()

  await schema
    .createTable('messages')
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('conversationId', 'text', c =>
      c.notNull().references('conversations.id').onDelete('cascade')
    )
    .addColumn('received', 'bigint', c => c.notNull())
    .addColumn('authorType', 'text', c => c.notNull())
    .addColumn('userId', 'text')
    .addColumn('authorJson', 'text', c => c.notNull())
    .addColumn('contentJson', 'text', c => c.notNull())
    .addColumn('metadataJson', 'text')
    .addColumn('sourceJson', 'text', c => c.notNull())
    .addColumn('clientMessageId', 'text')
    .addPrimaryKeyConstraint('messagesPrimary', ['conversationId', 'id'])
    .execute()

  await schema
    .createTable('clientMessageIds')
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('clientMessageId', 'text', c => c.notNull())
    .addColumn('conversationId', 'text', c => c.notNull())
    .addColumn('messageId', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('clientMessageIdsPrimary', ['userId', 'clientMessageId'])
    .modifyEnd(sql`without rowid`)
    .execute()

  await schema
    .createTable('userEvents')
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('seq', 'bigint', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('bodyJson', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('userEventsPrimary', ['userId', 'seq'])
    .execute()
  await schema.createIndex('userEventsByAge').on('userEvents').column('createdAt').execute()

  await schema
    .createTable('appEvents')
    // Autoincrement: the position of a pruned event is never given out again.
    .addColumn('position', 'integer', c => c.primaryKey().autoIncrement())
    .addColumn('id', 'text', c => c.notNull())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('conversationId', 'text')
    .addColumn('type', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('payloadJson', 'text', c => c.notNull())
    .execute()
  await schema
    .createIndex('appEventsByApp')
    .on('appEvents')
    .columns(['appId', 'position'])
    .execute()

  await schema
    .createTable('consoleUsers')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('email', 'text', c => c.notNull().unique())
    .addColumn('passwordHash', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()

  await schema
    .createTable('consoleSessions')
    .addColumn('tokenHash', 'text', c => c.primaryKey())
    .addColumn('consoleUserId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addColumn('csrfToken', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('expiresAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('consoleSessionsByUser')
    .on('consoleSessions')
    .column('consoleUserId')
    .execute()
}
