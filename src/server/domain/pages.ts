import { type SelectQueryBuilder, sql } from 'kysely'
import type { Schema } from '../storage'

/** Which part of a list is asked for: after a cursor, before one, or from the start. */
export interface PageRequest {
  after?: string
  before?: string
  /** How many items at most. */
  limit: number
}

/** A part of a list, in the list's order. */
export interface Page<Item> {
  items: Item[]
  /** Whether there is more in the direction asked for. */
  hasMore: boolean
}

/**
 * Cuts the page out of what was read.
 *
 * @param rows Up to one more than `limit`, nearest to the cursor first.
 */
export const cutPage = <Item>(rows: Item[], { before, limit }: PageRequest): Page<Item> => {
  const items = rows.slice(0, limit)
  return { items: before === undefined ? items : items.reverse(), hasMore: rows.length > limit }
}

/** Reads a page of a list in the order of ids, whose cursors are ids. */
export const readPageById = async <Table extends keyof Schema, Item>(
  query: SelectQueryBuilder<Schema, Table, Item>,
  idColumn: `${Table}.id`,
  page: PageRequest
): Promise<Page<Item>> => {
  const { after, before, limit } = page
  const id = sql.ref<string>(idColumn)
  const rows = await query
    .$if(after !== undefined, q => q.where(id, '>', after!))
    .$if(before !== undefined, q => q.where(id, '<', before!))
    .orderBy(id, before === undefined ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(rows as Item[], page)
}
