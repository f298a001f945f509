import { sql } from 'kysely'
import type { Db, Storage } from '../storage'

/** Table that a database has while a move into it has not ended. */
const MARK = sql.table('unfinishedMove')

/** Whether a move into a database on PostgreSQL was begun and has not ended. */
export const isMoveUnfinished = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('"unfinishedMove"')::text as found`.execute(db)
  return rows[0]?.found != null
}

/** Marks a database as one that a move is under way into. */
export const markMove = ({ write }: Storage) =>
  write(db => sql`create table if not exists ${MARK} ("id" bigint)`.execute(db))

/** Takes the mark away. */
export const unmarkMove = ({ write }: Storage) => write(db => sql`drop table ${MARK}`.execute(db))
