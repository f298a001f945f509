import type { Kysely } from 'kysely'

/** Adds the pages that visitors have opened. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('pageVisits')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('userId', 'text', c => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('deviceId', 'text', c => c.notNull())
    .addColumn('url', 'text', c => c.notNull())
    .addColumn('title', 'text')
    .addColumn('visitedAt', 'bigint', c => c.notNull())
    .execute()
  await schema.createIndex('pageVisitsByUser').on('pageVisits').columns(['userId', 'id']).execute()
  await schema.createIndex('pageVisitsByTime').on('pageVisits').column('visitedAt').execute()
}
