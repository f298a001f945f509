import type { Kysely } from 'kysely'

/** Lets a user's row say since when the business takes nothing from them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('users').addColumn('blockedAt', 'integer').execute()
