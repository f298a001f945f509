import { sql } from 'kysely'
import type { Db } from '../database'

/**
 * The functions of SQLite that queries and indexes use. Escapes that JSON knows and PostgreSQL's texts cannot
 * hold (NUL, halves of characters) are read as the sign for an unknown character.
 */
const FUNCTIONS = [
  sql`create or replace function json_extract(document text, path text) returns text
    language sql immutable strict parallel safe as $$
      select regexp_replace(document, '\\\\u(0000|d[89a-f][0-9a-f]{2})', '\\\\ufffd', 'gi')::json
        #>> string_to_array(substr(path, 3), '.')
    $$`,
  sql`create or replace function instr(document text, part text) returns integer
    language sql immutable strict parallel safe as $$ select strpos(document, part) $$`
]

/** Makes the functions that migrations and queries expect. */
export const createFunctions = async (db: Db): Promise<void> => {
  for (const create of FUNCTIONS) await create.execute(db)
}
