import type { Kysely } from 'kysely'

/** Lets members of the team invite others by a link. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('consoleInvitations')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('tokenHash', 'text', c => c.notNull().unique())
    .addColumn('invitedBy', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .addColumn('expiresAt', 'bigint', c => c.notNull())
    .execute()
}
