import type { Db, Row } from '../../../storage'
import {
  conversationCursor,
  getConversation,
  invalidCursor,
  type Place,
  readConversationCursor
} from '../../records'
import { type Found, searchRows, type SearchRequest } from './search-rows'
import { readDown } from './read-down'
import { walkConversations } from './walk-conversations'
import { wordsOf } from './words-of'

/** Sorts before every id. */
const BEFORE_ALL = '0'.repeat(24)

/** A message, or a conversation in which there is none. */
interface Step {
  place: Place
  message?: Row<'messages'>
}

/** The last message of a page, and its conversation. */
interface Cursor {
  place: Place
  messageId: string
}

const readCursor = async (db: Db, appId: string, cursor: string): Promise<Cursor> => {
  const [, place = '', messageId] = /^(.*)-([0-9a-f]{24})$/.exec(cursor) ?? []
  if (!messageId) throw invalidCursor()
  return { place: await readConversationCursor(db, appId, place), messageId }
}

const textOf = ({ message }: Step): string => (message ? wordsOf(message) : '')

const readMessages = (db: Db, conversationId: string, behind?: string) =>
  readDown((last: Row<'messages'> | undefined, limit) => {
    const id = last?.id ?? behind
    return db
      .selectFrom('messages')
      .selectAll()
      .where('conversationId', '=', conversationId)
      .$if(id !== undefined, query => query.where('id', '<', id ?? ''))
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
  // The conversation of the cursor is finished first, even if it has moved in the list.
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
  const { after } = request
  const cursor = after === undefined ? undefined : await readCursor(db, appId, after)
  const cursorOf = ({ place, message }: Step) =>
    `${conversationCursor(place)}-${message?.id ?? BEFORE_ALL}`
  const steps = walk(db, appId, cursor)
  const { rows, next } = await searchRows({ rows: steps, textOf, cursorOf }, request)
  return { rows: rows.flatMap(({ message }) => message ?? []), next }
}
