import type { Content } from '../../../protocol'
import type { Db, Row } from '../../storage'
import {
  conversationCursor,
  type Place,
  readConversationCursor
} from '../conversations/conversation-places'
import { getConversation } from '../conversations/conversations'
import { fallbackText } from '../messages/fallback-text'
import { invalidCursor } from '../pages'
import { type Found, lookThrough, type SearchRequest } from './look-through'
import { readDown } from './read-down'
import { walkConversations } from './walk-conversations'

/** Sorts before every id: nothing stands behind it. */
const BEFORE_ALL = '0'.repeat(24)

/** A message, or a conversation in which there is none. */
interface Step {
  place: Place
  message?: Row<'messages'>
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

const said = ({ message }: Step): string => {
  if (!message) return ''
  const content = JSON.parse(message.contentJson) as Content
  const inWords =
    content.type === 'carousel' || content.type === 'list' || content.type === 'location'
      ? fallbackText(content)
      : undefined
  const altText = 'altText' in content ? content.altText : undefined
  return [content.text, altText, inWords].filter(Boolean).join(' ')
}

const readMessages = (db: Db, conversationId: string, behind?: string) =>
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

/** Walks through the messages of a conversation, the newest first, from behind one on. */
async function* walkMessages(db: Db, place: Place, behind?: string): AsyncGenerator<Step> {
  let isEmpty = true
  for await (const message of readMessages(db, place.id, behind)) {
    isEmpty = false
    yield { place, message }
  }
  // Counts too: an app may have any number of those.
  if (isEmpty) yield { place }
}

async function* walk(db: Db, appId: string, cursor: Cursor | undefined): AsyncGenerator<Step> {
  // It is finished first, wherever it stands now.
  const begun = cursor && (await getConversation(db, appId, cursor.place.id))
  if (begun) yield* walkMessages(db, cursor.place, cursor.messageId)
  for await (const place of walkConversations(db, appId, cursor?.place)) {
    yield* walkMessages(db, place)
  }
}

/**
 * Finds messages of an app by what they say: those of the most recently active conversation first,
 * and of each the newest first.
 *
 * @throws {ChatError} `invalid-request` for a cursor that is none.
 */
export const searchMessages = async (
  db: Db,
  appId: string,
  request: SearchRequest
): Promise<Found<Row<'messages'>>> => {
  const cursor = request.after === undefined ? undefined : readCursor(request.after)
  const cursorOf = ({ place, message }: Step) =>
    `${conversationCursor(place)}-${message?.id ?? BEFORE_ALL}`
  const steps = walk(db, appId, cursor)
  const { rows, next } = await lookThrough({ rows: steps, said, cursorOf }, request)
  return { rows: rows.flatMap(({ message }) => message ?? []), next }
}
