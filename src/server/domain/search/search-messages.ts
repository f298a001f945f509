import type { Content } from '../../../protocol'
import type { Db, Row } from '../../storage'
import { conversationCursor, type Place, readConversationCursor } from '../conversation-places'
import { getConversation } from '../conversations'
import { fallbackText } from '../fallback-text'
import { invalidCursor } from '../pages'
import { type Found, lookThrough, type SearchRequest } from './look-through'
import { readDown } from './read-down'
import { walkConversations } from './walk-conversations'

/** A message that was found, and where its conversation stands. */
export interface FoundMessage extends Row<'messages'> {
  place: Place
}

/** Behind which message of which conversation to go on. */
interface Cursor {
  place: Place
  messageId: string
}

const readCursor = (cursor: string): Cursor => {
  const [, place = '', messageId] = /^(.*)-([0-9a-f]{24})$/.exec(cursor) ?? []
  if (!messageId) throw invalidCursor()
  return { place: readConversationCursor(place), messageId }
}

const said = ({ contentJson }: FoundMessage): string => {
  const content = JSON.parse(contentJson) as Content
  const inWords =
    content.type === 'carousel' || content.type === 'list' || content.type === 'location'
      ? fallbackText(content)
      : undefined
  const altText = 'altText' in content ? content.altText : undefined
  return [content.text, altText, inWords].filter(Boolean).join(' ')
}

const messagesOf = (db: Db, conversationId: string, behind?: string) =>
  readDown((last: Row<'messages'> | undefined, limit) => {
    const id = last?.id ?? behind
    return db
      .selectFrom('messages')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .$if(id !== undefined, query => query.where('id', '<', id!))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  })

async function* walkMessages(
  db: Db,
  appId: string,
  cursor: Cursor | undefined
): AsyncGenerator<FoundMessage> {
  // It is finished first, wherever it stands now.
  const begun = cursor && (await getConversation(db, appId, cursor.place.id))
  if (begun) {
    for await (const row of messagesOf(db, begun.id, cursor.messageId)) {
      yield { ...row, place: cursor.place }
    }
  }
  for await (const conversation of walkConversations(db, appId, cursor?.place)) {
    for await (const row of messagesOf(db, conversation.id)) yield { ...row, place: conversation }
  }
}

/**
 * Finds messages of an app by what they say: those of the most recently active conversation first,
 * and of each the newest first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const searchMessages = (
  db: Db,
  appId: string,
  request: SearchRequest
): Promise<Found<FoundMessage>> => {
  const cursor = request.after === undefined ? undefined : readCursor(request.after)
  const rows = walkMessages(db, appId, cursor)
  const cursorOf = ({ place, id }: FoundMessage) => `${conversationCursor(place)}-${id}`
  return lookThrough({ rows, said, cursorOf }, request)
}
