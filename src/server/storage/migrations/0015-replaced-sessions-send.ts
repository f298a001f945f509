import { type Kysely, sql } from 'kysely'

/**
 * Adds what a session may still do that a login has replaced, and ends those of before, which could read.
 * None needs numbers of another log any longer.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('sendsToJson', 'text').execute()
  await sql`delete from "sessions" where "seqShift" > 0`.execute(db)
  await db.schema.alterTable('sessions').dropColumn('seqShift').execute()
}
