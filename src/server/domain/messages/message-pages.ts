import type { Db, Row } from '../../storage'
import { checkIdCursors } from '../pages'

export interface MessagePage {
  /** Oldest first. */
  rows: Row<'messages'>[]
  /** Whether there are more in the direction asked for. */
  hasMore: boolean
}

export interface MessagePageRequest {
  /** Older than this message. */
  before?: string
  /** Newer than this message. Not together with `before`. */
  after?: string
  limit: number
  /** Leaves silent ones out. @default false */
  isForUsers?: boolean
}

/**
 * Reads a page of a conversation's messages; the newest page when neither end is given.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is no message's id.
 */
export const listMessages = async (
  db: Db,
  conversationId: string,
  { before, after, limit, isForUsers = false }: MessagePageRequest
): Promise<MessagePage> => {
  checkIdCursors(before, after)
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
  const rows = found.slice(0, limit)
  return { rows: after !== undefined ? rows : rows.reverse(), hasMore: found.length > limit }
}
