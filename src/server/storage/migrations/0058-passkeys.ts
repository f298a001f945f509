import type { Kysely } from 'kysely'

/** Lets members of the team sign in with a passkey. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('consoleUserId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addColumn('credentialId', 'text', c => c.notNull().unique())
    .addColumn('publicKey', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transportsJson', 'text', c => c.notNull())
    .addColumn('displayName', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute()
  await schema.createIndex('passkeysByConsoleUser').on('passkeys').column('consoleUserId').execute()
  await schema
    .createTable('spentChallenges')
    .addColumn('challengeHash', 'text', c => c.primaryKey())
    .addColumn('expiresAt', 'bigint', c => c.notNull())
    .execute()
}
