import { type SelectQueryBuilder, sql } from 'kysely'
import { ChatError } from '../../../../protocol'
import type { Db, Schema } from '../../../storage'

const ID = /^[0-9a-f]{24}$/
const KEY_ID = /^[a-z]+_[0-9a-f]{24}$/

/** Which part of a list is asked for: after a cursor, before one, or from the start. */
export interface PageRequest {
  after?: string | undefined
  before?: string | undefined
  /** Maximum number of items. */
  limit: number
}

/** Sorts behind every id. */
const AFTER_ALL = 'f'.repeat(24)

/** Asks for the newest page of a list by id where neither end is given. */
export const newestPage = (page: PageRequest): PageRequest =>
  page.after === undefined ? { ...page, before: page.before ?? AFTER_ALL } : page

/** A part of a list, in the list's order. */
export interface Page<Item> {
  items: Item[]
  /** Whether there is more in the direction asked for. */
  hasMore: boolean
  /** The item up to which was looked for more, where that is not the last one found. */
  end?: Item | undefined
}

/** Makes the error for a cursor that no list has returned. */
export const invalidCursor = () =>
  new ChatError('invalid-request', 'The page cursor is not one that this list gave.')

/** @throws {ChatError} `invalid-request` for what cannot be the id of a record, there or gone. */
export const checkIdCursors = (cursors: (string | undefined)[], id = ID): void => {
  if (cursors.some(cursor => cursor !== undefined && !id.test(cursor))) throw invalidCursor()
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
 * Throws if a cursor names a record of another list. It may name one that was deleted.
 *
 * @throws {ChatError} `invalid-request`.
 */
export const checkListed = async <Table extends keyof Schema, Item>(
  db: Db,
  list: SelectQueryBuilder<Schema, Table, Item>,
  idColumn: `${Table}.id`,
  cursor: string
): Promise<void> => {
  const [listed] = await list.where(sql.ref(idColumn), '=', cursor).limit(1).execute()
  if (listed) return
  const table = idColumn.slice(0, -'.id'.length)
  const { rows } = await sql`select 1 from ${sql.table(table)} where "id" = ${cursor}`.execute(db)
  if (rows.length) throw invalidCursor()
}

/**
 * Reads a page of a list in the order of ids, whose cursors are ids.
 *
 * @param list All that a cursor may name, where the query narrows it by what changes.
 * @throws {ChatError} `invalid-request` for a cursor that is none, or of another list.
 */
export const readPageById = async <Table extends keyof Schema, Item>(
  db: Db,
  query: SelectQueryBuilder<Schema, Table, Item>,
  idColumn: `${Table}.id`,
  page: PageRequest,
  list = query
): Promise<Page<Item>> => {
  const { after, before, limit } = page
  checkIdCursors([after, before], idColumn === 'keys.id' ? KEY_ID : ID)
  const cursor = after ?? before
  if (cursor !== undefined) await checkListed(db, list, idColumn, cursor)
  const id = sql.ref<string>(idColumn)
  const rows = await query
    .$if(after !== undefined, q => q.where(id, '>', after ?? ''))
    .$if(before !== undefined, q => q.where(id, '<', before ?? ''))
    .orderBy(id, before === undefined ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  return cutPage(rows as Item[], page)
}
