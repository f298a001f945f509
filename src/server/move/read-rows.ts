import { sql } from 'kysely'
import type { Db } from '../storage'
import type { Table } from './list-tables'

/** Rows that are read at a time. */
const PAGE_ROWS = 500

/** A row of any table. */
export type AnyRow = Record<string, string | number | null>

/** Lists columns in a query. */
export const columnsOf = (names: string[]) => sql.join(names.map(name => sql.ref(name)))

/** Reads all rows of a table in the order of its key, a page at a time. */
export async function* readRows(db: Db, { name, columns, keys }: Table): AsyncGenerator<AnyRow> {
  let last: AnyRow | undefined
  for (;;) {
    const after =
      last && sql`where (${columnsOf(keys)}) > (${sql.join(keys.map(key => last?.[key]))})`
    const { rows } = await sql<AnyRow>`
      select ${columnsOf(columns)} from ${sql.table(name)} ${after ?? sql``}
      order by ${columnsOf(keys)} limit ${sql.lit(PAGE_ROWS)}`.execute(db)
    yield* rows
    last = rows.at(-1)
    if (rows.length < PAGE_ROWS) return
  }
}

const compare = (one: AnyRow[string] | undefined, other: AnyRow[string] | undefined): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : // Both databases sort texts by their bytes.
      Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))

/** Compares the keys of two rows as both databases sort them. */
export const compareKeys = ({ keys }: Table, one: AnyRow, other: AnyRow): number => {
  for (const key of keys) {
    const order = compare(one[key], other[key])
    if (order) return order
  }
  return 0
}
