import { Type } from 'typebox'
import type { Page, PageRequest } from '../../domain/records'
import { RestError } from './errors'

const DEFAULT_SIZE = 25
const MAX_SIZE = 100

const Cursor = Type.String({ minLength: 1, maxLength: 100 })

/** The query parameters of every list. */
export const pageParameters = {
  'page[after]': Type.Optional(Cursor),
  'page[before]': Type.Optional(Cursor),
  'page[size]': Type.Optional(
    Type.String({ pattern: '^[0-9]{1,9}$', description: `a number from 1 to ${MAX_SIZE}` })
  )
}

/** Query of a list that has no filters. */
export const PageQuery = Type.Object(pageParameters)

interface Query {
  'page[after]'?: string
  'page[before]'?: string
  'page[size]'?: string
}

/**
 * Parses the page parameters of a query.
 *
 * @throws {RestError} `bad_request` for both cursors, or a size that is not 1 to 100.
 */
export const readPageRequest = (query: Query, defaultSize = DEFAULT_SIZE): PageRequest => {
  const { 'page[after]': after, 'page[before]': before } = query
  const limit = Number(query['page[size]'] ?? defaultSize)
  if (after !== undefined && before !== undefined) {
    throw new RestError('bad_request', 'Give page[after] or page[before], not both.')
  }
  if (limit < 1 || limit > MAX_SIZE) {
    throw new RestError('bad_request', `page[size] must be 1 to ${MAX_SIZE}, got ${limit}.`)
  }
  return { after, before, limit }
}

interface PageMetaOptions<Item> {
  /** @default the item's id */
  cursorOf?: (item: Item) => string
  /** Place of the first page in the list. @default 'start' */
  firstPage?: 'start' | 'end'
}

const cursors = <Item extends { id: string }>(
  { items, hasMore, end }: Page<Item>,
  { after, before }: PageRequest,
  { cursorOf = item => item.id, firstPage = 'start' }: PageMetaOptions<Item>
) => {
  const isUp = before !== undefined
  const first = (isUp && end) || (items[0] ?? end)
  const last = (!isUp && end) || (items.at(-1) ?? end)
  if (first === undefined || last === undefined) return {}
  const backwards = before !== undefined || (after === undefined && firstPage === 'end')
  // In the direction of the cursor there is at least its own record.
  const hasAfter = backwards ? before !== undefined : hasMore
  const hasBefore = backwards ? hasMore : after !== undefined
  return {
    ...(hasAfter && { afterCursor: cursorOf(last) }),
    ...(hasBefore && { beforeCursor: cursorOf(first) })
  }
}

/** Makes the address of the same list from another cursor on. */
const linkTo = (url: URL, name: 'after' | 'before', cursor: string): string => {
  const link = new URL(url)
  link.searchParams.delete('page[after]')
  link.searchParams.delete('page[before]')
  link.searchParams.set(`page[${name}]`, cursor)
  return link.href
}

/**
 * Makes the links to the neighbouring pages.
 *
 * @param url The public address that was called, with its query.
 */
export const pageMeta = <Item extends { id: string }>(
  page: Page<Item>,
  request: PageRequest,
  url: URL,
  options: PageMetaOptions<Item> = {}
) => {
  const { afterCursor, beforeCursor } = cursors(page, request, options)
  return {
    meta: { hasMore: page.hasMore, afterCursor, beforeCursor },
    links: {
      next: afterCursor && linkTo(url, 'after', afterCursor),
      prev: beforeCursor && linkTo(url, 'before', beforeCursor)
    }
  }
}

/** Makes the link to the next page of a list that goes one way only. */
export const onwardMeta = (afterCursor: string | undefined, url: URL) => ({
  meta: { hasMore: afterCursor !== undefined, afterCursor },
  links: { next: afterCursor && linkTo(url, 'after', afterCursor) }
})
