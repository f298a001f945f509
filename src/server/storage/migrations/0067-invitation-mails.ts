import type { Kysely } from 'kysely'

/** Lets the link of an invitation go out by mail. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('invitationMails')
    .addColumn('id', 'text', c =>
      c.primaryKey().references('consoleInvitations.id').onDelete('cascade')
    )
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('language', 'text', c => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('messageId', 'text', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('attempts', 'integer', c => c.notNull().defaultTo(0))
    .addColumn('claimedAt', 'bigint')
    .addColumn('firstTriedAt', 'bigint')
    .addColumn('dueAt', 'bigint')
    .addColumn('error', 'text')
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('invitationMailsDue')
    .on('invitationMails')
    .column('dueAt')
    .where('dueAt', 'is not', null)
    .execute()
}
