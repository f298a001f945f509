import type { Db, Row } from '../../storage'
import { conversationCursor, readConversationCursor } from '../conversations/conversation-places'
import { type Found, lookThrough, type SearchRequest } from './look-through'
import { walkConversations } from './walk-conversations'

const said = ({ id, displayName, description }: Row<'conversations'>): string =>
  [id, displayName, description].filter(Boolean).join(' ')

/**
 * Finds conversations of an app by id, name or description, most recently active first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const searchConversations = (
  db: Db,
  appId: string,
  request: SearchRequest
): Promise<Found<Row<'conversations'>>> => {
  const behind = request.after === undefined ? undefined : readConversationCursor(request.after)
  const rows = walkConversations(db, appId, behind)
  const cursorOf = (row: Row<'conversations'>) => conversationCursor(row)
  return lookThrough({ rows, said, cursorOf }, request)
}
