import type { Db, Row } from '../../../storage'
import { conversationCursor, readConversationCursor } from '../../records'
import { type Found, searchRows, type SearchRequest } from './search-rows'
import { walkConversations } from './walk-conversations'

const textOf = ({ id, displayName, description }: Row<'conversations'>): string =>
  [id, displayName, description].filter(Boolean).join(' ')

/**
 * Finds conversations of an app by id, name or description, most recently active first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const searchConversations = async (
  db: Db,
  appId: string,
  request: SearchRequest
): Promise<Found<Row<'conversations'>>> => {
  const { after } = request
  const behind = after === undefined ? undefined : await readConversationCursor(db, appId, after)
  const rows = walkConversations(db, appId, behind)
  const cursorOf = (row: Row<'conversations'>) => conversationCursor(row)
  return searchRows({ rows, textOf, cursorOf }, request)
}
