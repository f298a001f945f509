import type { Db } from '../storage'
import type { Table } from './list-tables'
import { type AnyRow, compareKeys, readRows } from './read-rows'

/** A row that only one database has, or that both have with other values. */
export interface Difference {
  /** Undefined: the source has no such row. */
  row: AnyRow | undefined
  /** Undefined: the target has no such row. */
  found: AnyRow | undefined
}

/** PostgreSQL's texts cannot hold NUL, so it is written there as the sign for an unknown character. */
const asStored = (row: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
    ])
  )

const isSame = ({ columns }: Table, one: AnyRow, other: AnyRow): boolean =>
  columns.every(name => one[name] === other[name])

/** Reads a table of both databases in the order of its key, and yields what differs; counts what it reads. */
export async function* findDifferences(
  source: Db,
  target: Db,
  table: Table,
  onRow: () => void
): AsyncGenerator<Difference> {
  const rows = readRows(source, table)
  const others = readRows(target, table)
  const next = async () => {
    const { value } = await rows.next()
    if (value) onRow()
    return value ? asStored(value as AnyRow) : undefined
  }
  const nextOther = async () => (await others.next()).value as AnyRow | undefined

  let [row, found] = [await next(), await nextOther()]
  while (row || found) {
    const order = row && found ? compareKeys(table, row, found) : row ? -1 : 1
    if (order < 0) yield { row, found: undefined }
    else if (order > 0) yield { row: undefined, found }
    else if (row && found && !isSame(table, row, found)) yield { row, found }
    if (order <= 0) row = await next()
    if (order >= 0) found = await nextOther()
  }
}
