import type { Kysely } from 'kysely'

/** Lets the row of a file that was uploaded for no conversation say in how many it is shown. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('files').addColumn('shownIn', 'text').execute()
