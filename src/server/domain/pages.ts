import { type SelectQueryBuilder, sql } from 'kysely'
import { ChatError } from '../../protocol'
import type { Schema } from '../storage'

/** Those of keys have a prefix. */
const ID = /^([a-z]+_)?[0-9a-f]{24}$/

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
  /** The item up to which was looked for more, where that is not the last one found. */
  end?: Item
}

/** What is said of a cursor that no list gives. */
export const invalidCursor = () =>
  new ChatError('invalid-request', 'The page cursor is not one that this list gave.')

/** @throws {ChatError} `invalid-request` for what cannot be the id of a record, there or gone. */
export const checkIdCursors = (...cursors: (string | undefined)[]): void => {
  if (cursors.some(cursor => cursor !== undefined && !ID.test(cursor))) throw invalidCursor()
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

/**
 * Reads a page of a list in the order of ids, whose cursors are ids.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const readPageById = async <Table extends keyof Schema, Item>(
  query: SelectQueryBuilder<Schema, Table, Item>,
  idColumn: `${Table}.id`,
  page: PageRequest
): Promise<Page<Item>> => {
  const { after, before, limit } = page
  checkIdCursors(after, before)
  const id = sql.ref<string>(idColumn)
  const rows = await query
    .$if(after !== undefined, q => q.where(id, '>', after!))
    .$if(before !== undefined, q => q.where(id, '<', before!))
    .orderBy(id, before === undefined ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(rows as Item[], page)
}
