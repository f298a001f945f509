import type { Kysely } from 'kysely'

/** Makes the table of one row that is written to see whether anything can be. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('readiness')
    .addColumn('id', 'integer', c => c.primaryKey())
    .addColumn('checkedAt', 'bigint', c => c.notNull())
    .execute()
