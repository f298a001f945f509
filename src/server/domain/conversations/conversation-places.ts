import { invalidCursor } from '../pages'

/** Where a conversation stands among those of its app; changes with every message. */
export interface Place {
  lastUpdatedAt: number
  id: string
}

/** Names the place of a conversation in a list. */
export const conversationCursor = ({ lastUpdatedAt, id }: Place): string => `${lastUpdatedAt}-${id}`

/** @throws {ChatError} `invalid-request` for what names no place. */
export const readConversationCursor = (cursor: string): Place => {
  const [, time, id] = /^(\d{1,15})-([0-9a-f]{24})$/.exec(cursor) ?? []
  if (!time || !id) throw invalidCursor()
  return { lastUpdatedAt: Number(time), id }
}
