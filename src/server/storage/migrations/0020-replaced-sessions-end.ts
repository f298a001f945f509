import { type Kysely, sql } from 'kysely'

/** Lets a session that a login has replaced do nothing more; those of before could still send. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('sessions')
    .addColumn('isReplaced', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`update "sessions" set "isReplaced" = 1 where "sendsToJson" is not null`.execute(db)
  await db.schema.alterTable('sessions').dropColumn('sendsToJson').execute()
}
