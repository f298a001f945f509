import {
  AggregateFunctionNode,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  sql,
  TableNode,
  UpdateQueryNode
} from 'kysely'
import type { Db } from '../database'

/** Columns of each table, in their order. */
export type Columns = ReadonlyMap<string, readonly string[]>

/** Reads the columns of all tables. */
export const readColumns = async (db: Db): Promise<Columns> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as "table", array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped
    group by relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

const sourcesOf = (query: OperationNode): readonly OperationNode[] | undefined => {
  if (SelectQueryNode.is(query)) return query.joins ? [] : (query.from?.froms ?? [])
  if (DeleteQueryNode.is(query)) return query.using ? [] : query.from.froms
  if (UpdateQueryNode.is(query)) return query.from || !query.table ? [] : [query.table]
  if (InsertQueryNode.is(query)) return query.into ? [query.into] : []
  return undefined
}

const nameOfOnly = ([source, ...others]: readonly OperationNode[] = []): string | undefined =>
  source && TableNode.is(source) && !others.length ? source.table.identifier.name : undefined

/**
 * Finds the table all of whose columns a query gives here; undefined: it gives others, or counts rows.
 *
 * @param path From the whole statement down to the selection.
 */
export const tableOf = (
  { selection }: SelectionNode,
  path: readonly OperationNode[]
): string | undefined => {
  if (path.some(AggregateFunctionNode.is)) return undefined
  if (SelectAllNode.is(selection)) return nameOfOnly(path.map(sourcesOf).findLast(Boolean))
  return ReferenceNode.is(selection) && SelectAllNode.is(selection.column)
    ? selection.table?.table.identifier.name
    : undefined
}
