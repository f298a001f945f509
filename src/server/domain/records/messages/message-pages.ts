import { type Db, prepared, type Row } from '../../../storage'
import { checkIdCursors, invalidCursor } from '../shared'

/** No page goes on once it holds so much; the longest messages have some 100 kB each. */
const PAGE_MAX_BYTES = 1024 * 1024

export interface MessagePage {
  /** Oldest first. */
  rows: Row<'messages'>[]
  /** Whether there are more in the direction asked for; also when the page is full before its limit. */
  hasMore: boolean
}

export interface MessagePageRequest {
  /** Older than this message. */
  before?: string | undefined
  /** Newer than this message. Not together with `before`. */
  after?: string | undefined
  limit: number
  /** Leaves silent ones out. @default false */
  isForUsers?: boolean
}

const bytesOf = ({ authorJson, contentJson, metadataJson, extrasJson }: Row<'messages'>) =>
  [authorJson, contentJson, metadataJson ?? '', extrasJson ?? '']
    .map(json => Buffer.byteLength(json))
    .reduce((sum, bytes) => sum + bytes)

const findPlace = prepared<{ conversationId: string; id: string }, { id: string }>((db, value) => {
  const find = (table: 'messages' | 'deletedMessages') =>
    db
      .selectFrom(table)
      .select('id')
      .where('conversationId', '=', value('conversationId'))
      .where('id', '=', value('id'))
  return find('messages').unionAll(find('deletedMessages'))
})

/**
 * Throws unless a cursor is a message of this conversation. It may have been deleted: a client that has read
 * up to it goes on from there.
 */
const checkOwnCursor = async (db: Db, conversationId: string, id: string): Promise<void> => {
  if (!(await findPlace(db, { conversationId, id })).length) throw invalidCursor()
}

/** Number of these messages that fit a page, at least one. */
const countFitting = (rows: Row<'messages'>[]): number => {
  let bytes = 0
  const last = rows.findIndex(row => (bytes += bytesOf(row)) >= PAGE_MAX_BYTES)
  return last < 0 ? rows.length : last + 1
}

/**
 * Reads a page of a conversation's messages; the newest page when neither end is given.
 *
 * @throws {ChatError} `invalid-request` for a cursor that never was a message of this conversation.
 */
export const listMessages = async (
  db: Db,
  conversationId: string,
  { before, after, limit, isForUsers = false }: MessagePageRequest
): Promise<MessagePage> => {
  checkIdCursors([before, after])
  const cursor = after ?? before
  if (cursor !== undefined) await checkOwnCursor(db, conversationId, cursor)
  const query = db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .$if(isForUsers, all => all.where('isSilent', '=', 0))
    .limit(limit + 1)
  const found =
    after !== undefined
      ? await query.where('id', '>', after).orderBy('id').execute()
      : await query
          .$if(before !== undefined, older => older.where('id', '<', before ?? ''))
          .orderBy('id', 'desc')
          .execute()
  const count = Math.min(limit, countFitting(found))
  const rows = found.slice(0, count)
  return { rows: after !== undefined ? rows : rows.reverse(), hasMore: found.length > count }
}
