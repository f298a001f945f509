import { sql } from 'kysely'
import type { Db, Storage } from '../storage'
import { type Difference, findDifferences } from './find-differences'
import type { Table } from './list-tables'
import { type AnyRow, columnsOf } from './read-rows'

/** Differences that are mended in one transaction. */
const BATCH = 500

const removeRow = ({ name, keys }: Table, row: AnyRow) =>
  sql`delete from ${sql.table(name)}
    where (${columnsOf(keys)}) = (${sql.join(keys.map(key => row[key]))})`

/** Writes rows; one of the same key is replaced. */
const writeRows = ({ name, columns, keys }: Table, rows: AnyRow[]) => {
  const values = rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`)
  const others = columns.filter(column => !keys.includes(column))
  const replace = others.map(column => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  const onConflict = others.length ? sql`do update set ${sql.join(replace)}` : sql`do nothing`
  return sql`insert into ${sql.table(name)} (${columnsOf(columns)}) values ${sql.join(values)}
    on conflict (${columnsOf(keys)}) ${onConflict}`
}

const mend = async (db: Db, table: Table, differences: Difference[]): Promise<void> => {
  for (const { row, found } of differences) {
    if (!row && found) await removeRow(table, found).execute(db)
  }
  const rows = differences.map(({ row }) => row).filter(row => row !== undefined)
  if (rows.length) await writeRows(table, rows).execute(db)
}

/** Makes a table of the target hold what that of the source holds, some hundred rows at a time. */
export const copyTable = async (
  source: Db,
  target: Pick<Storage, 'read' | 'write'>,
  table: Table
): Promise<void> => {
  let batch: Difference[] = []
  const write = async () => {
    const differences = batch
    batch = []
    if (differences.length) await target.write(db => mend(db, table, differences))
  }
  for await (const difference of findDifferences(source, target.read, table, () => {})) {
    if (batch.push(difference) >= BATCH) await write()
  }
  await write()
}
