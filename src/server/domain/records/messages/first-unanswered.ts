import type { Db } from '../../../storage'
import { isAway } from './business-words'

/** Messages that are read back for the last answer. */
const READ_BACK = 100

/**
 * Finds the first message of a visitor after the last answer, or of the newest 100 if none of them is one.
 * That the business is closed is no answer.
 *
 * @returns When it was stored, in ms; null: all are answered.
 */
export const findFirstUnanswered = async (
  db: Db,
  conversationId: string
): Promise<number | null> => {
  const newest = await db
    .selectFrom('messages')
    .select(['received', 'authorType', 'authorJson'])
    .where('conversationId', '=', conversationId)
    .where('isSilent', '=', 0)
    .orderBy('id', 'desc')
    .limit(READ_BACK)
    .execute()
  let first: number | null = null
  for (const { received, authorType, authorJson } of newest) {
    if (authorType === 'user') first = received
    else if (!isAway(authorJson)) break
  }
  return first
}
