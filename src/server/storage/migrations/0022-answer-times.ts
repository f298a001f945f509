import { type Kysely, sql } from 'kysely'

/** Adds the time since which a visitor waits for the business, and how soon visitors were answered. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.alterTable('conversations').addColumn('awaitsAnswerSince', 'bigint').execute()
  await schema
    .createTable('answerTimes')
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('day', 'integer', c => c.notNull())
    .addColumn('withinSeconds', 'integer', c => c.notNull())
    .addColumn('answers', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('answerTimesPrimary', ['appId', 'day', 'withinSeconds'])
    .modifyEnd(sql`without rowid`)
    .execute()
}
