import type { Kysely } from 'kysely'

/** Lets a user's row say which fields of its profile the visitor or the page has claimed. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('users').addColumn('claimsJson', 'text').execute()
