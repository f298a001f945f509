import type { Db } from '../../../storage'
import { checkListed, invalidCursor } from '../shared'

/** Position of a conversation in the list of its app; changes with every message. */
export interface Place {
  lastUpdatedAt: number
  id: string
}

/** Names the place of a conversation in a list. */
export const conversationCursor = ({ lastUpdatedAt, id }: Place): string => `${lastUpdatedAt}-${id}`

/** @throws {ChatError} `invalid-request` for what names no place, or one in the list of another app. */
export const readConversationCursor = async (
  db: Db,
  appId: string,
  cursor: string
): Promise<Place> => {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? []
  if (!time || !id) throw invalidCursor()
  const list = db.selectFrom('conversations').select('id').where('appId', '=', appId)
  await checkListed(db, list, 'conversations.id', id)
  return { lastUpdatedAt: Number(time), id }
}
