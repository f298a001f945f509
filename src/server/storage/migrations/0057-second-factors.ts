import type { Kysely } from 'kysely'

/** Lets members of the team sign in with a second factor. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('secondFactors')
    .addColumn('id', 'text', c => c.primaryKey().references('consoleUsers.id').onDelete('cascade'))
    .addColumn('secret', 'text', c => c.notNull())
    .addColumn('lastStep', 'bigint', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createTable('recoveryCodes')
    .addColumn('secondFactorId', 'text', c =>
      c.notNull().references('secondFactors.id').onDelete('cascade')
    )
    .addColumn('codeHash', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('recoveryCodesPrimary', ['secondFactorId', 'codeHash'])
    .execute()
}
