import type { Kysely } from 'kysely'

/** Adds up to which mail a mailbox was read. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('mailboxes')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('uidValidity', 'text', c => c.notNull())
    .addColumn('lastUid', 'bigint', c => c.notNull())
    .execute()
}
