import type { Kysely } from 'kysely'

/** Lets sessions end by themselves, and makes the table of codes that log a user in once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { schema } = db

  await schema.alterTable('sessions').addColumn('expiresAt', 'bigint').execute()
  await schema
    .alterTable('sessions')
    .addColumn('keyId', 'text', c => c.references('keys.id').onDelete('cascade'))
    .execute()
  await schema
    .alterTable('sessions')
    .addColumn('seqShift', 'bigint', c => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('sessionsByExpiry')
    .on('sessions')
    .column('expiresAt')
    .where('expiresAt', 'is not', null)
    .execute()
  await schema.createIndex('sessionsByKey').on('sessions').column('keyId').execute()

  await schema
    .createTable('authCodes')
    .addColumn('codeHash', 'text', c => c.primaryKey())
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('authCodesByUser').on('authCodes').column('userId').execute()
  await schema.createIndex('authCodesByExpiry').on('authCodes').column('expiresAt').execute()
}
