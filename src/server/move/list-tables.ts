import { sql } from 'kysely'
import type { Db } from '../storage'

/** A table as both databases have it. */
export interface Table {
  name: string
  columns: string[]
  /** Columns of the primary key, in its order. */
  keys: string[]
}

interface Described extends Table {
  /** Tables that have to hold the rows that its rows name. */
  references: string[]
}

const describe = async (db: Db, name: string): Promise<Described> => {
  const { rows: columns } = await sql<{ name: string; pk: number }>`
    select name, pk from pragma_table_info(${name})`.execute(db)
  const { rows: references } = await sql<{ table: string }>`
    select distinct "table" from pragma_foreign_key_list(${name})`.execute(db)
  return {
    name,
    columns: columns.map(column => column.name),
    keys: columns
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(column => column.name),
    references: references.map(({ table }) => table).filter(table => table !== name)
  }
}

/** Puts each table behind those that it references. */
const inOrder = (tables: Described[]): Described[] => {
  const ordered: Described[] = []
  const add = (table: Described) => {
    if (ordered.includes(table)) return
    for (const name of table.references) {
      const referenced = tables.find(each => each.name === name)
      if (referenced) add(referenced)
    }
    ordered.push(table)
  }
  tables.forEach(add)
  return ordered
}

/** Lists the tables of a database on SQLite, each behind those that it references. */
export const listTables = async (db: Db): Promise<Table[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master
    where type = 'table' and name not like 'sqlite\_%' escape '\\' and name not like 'kysely\_%' escape '\\'
    order by name`.execute(db)
  return inOrder(await Promise.all(rows.map(({ name }) => describe(db, name))))
}
