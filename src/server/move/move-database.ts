import { sql } from 'kysely'
import type { Db, Storage } from '../storage'
import { copyTable } from './copy-table'
import { findDifferences } from './find-differences'
import { listTables, type Table } from './list-tables'
import { MoveError } from './move-error'
import { readRows } from './read-rows'
import { isMoveUnfinished, markMove, unmarkMove } from './unfinished-move'

/** Sum of a move. */
export interface Moved {
  tables: number
  rows: number
}

const requireEmpty = async (target: Db, tables: Table[]): Promise<void> => {
  for (const table of tables) {
    const { done } = await readRows(target, table).next()
    if (!done) {
      throw new MoveError(
        `The database to move to is not empty: ${table.name} has rows. Name one that is.`
      )
    }
  }
}

/** Raises the counter of a table, where it has one, to the largest number that was moved. */
const raiseCounter = async ({ write }: Storage, { name, keys }: Table): Promise<void> => {
  const [key = ''] = keys
  await write(async db => {
    const { rows } = await sql<{ counter: string | null }>`
      select pg_get_serial_sequence(${`"${name}"`}, ${key}) as counter`.execute(db)
    const counter = rows[0]?.counter
    if (counter == null) return
    await sql`select setval(${counter}::regclass, max(${sql.ref(key)}))
      from ${sql.table(name)} having count(*) > 0`.execute(db)
  })
}

/** @throws {MoveError} For the first row that differs. */
const compareTable = async (source: Db, target: Db, table: Table): Promise<number> => {
  let rows = 0
  for await (const { row, found } of findDifferences(source, target, table, () => rows++)) {
    const key = table.keys.map(name => (row ?? found)?.[name]).join(', ')
    throw new MoveError(`${table.name}: the row ${key} is not the same in both databases.`)
  }
  return rows
}

/**
 * Moves all rows of a database on SQLite into an empty one on PostgreSQL, and compares both row by row. A
 * move that was cut off goes on where it was, with what has changed meanwhile.
 *
 * @param source Stays as it is. No other process may have it open.
 * @param onTable Told the name of each table before it is moved.
 * @throws {MoveError} When the target holds rows that no move brought there, or both differ in the end.
 */
export const moveDatabase = async (
  source: Storage,
  target: Storage,
  onTable: (name: string) => void
): Promise<Moved> => {
  const tables = await listTables(source.read)
  if (!(await isMoveUnfinished(target.read))) {
    await requireEmpty(target.read, tables)
    await markMove(target)
  }
  for (const table of tables) {
    onTable(table.name)
    await copyTable(source.read, target, table)
    await raiseCounter(target, table)
  }
  let rows = 0
  for (const table of tables) rows += await compareTable(source.read, target.read, table)
  await unmarkMove(target)
  return { tables: tables.length, rows }
}
