import { type Kysely, sql } from 'kysely'

/**
 * Whether a table holds anything. Migrations that fill columns in words of SQLite ask first: databases on
 * PostgreSQL are younger, and so empty when they come to them.
 */
export const hasRows = async (db: Kysely<unknown>, table: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length > 0
}
