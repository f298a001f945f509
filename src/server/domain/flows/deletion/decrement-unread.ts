import type { Db, Row } from '../../../storage'
import { listParticipants } from '../../records'
import type { Tx } from '../../transaction'

type Place = Pick<Row<'messages'>, 'conversationId' | 'id'>

/** Counts the messages behind a place, up to a limit. */
const countBehind = async (
  db: Db,
  { conversationId, id }: Place,
  { limit, authorType }: { limit: number; authorType?: 'user' }
): Promise<number> => {
  const { behind } = await db
    .selectFrom(eb =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('conversationId', '=', conversationId)
        .where('id', '>', id)
        .where('isSilent', '=', 0)
        .$if(authorType === 'user', query => query.where('authorType', '=', 'user'))
        .limit(limit)
        .as('later')
    )
    .select(({ fn }) => fn.countAll<number>().as('behind'))
    .executeTakeFirstOrThrow()
  return behind
}

/** A user's unread messages are the newest ones, and none of those is their own. */
const decrementForUsers = async ({ db }: Tx, message: Row<'messages'>): Promise<void> => {
  const participants = await listParticipants(db, message.conversationId)
  const limit = Math.max(0, ...participants.map(({ unreadCount }) => unreadCount))
  if (!limit) return
  const behind = await countBehind(db, message, { limit })
  await db
    .updateTable('participants')
    .set(eb => ({ unreadCount: eb('unreadCount', '-', 1) }))
    .where('conversationId', '=', message.conversationId)
    .where('unreadCount', '>', behind)
    .execute()
}

const decrementForBusiness = async ({ db }: Tx, message: Row<'messages'>): Promise<void> => {
  if (message.authorType !== 'user') return
  const { businessUnreadCount: limit } = await db
    .selectFrom('conversations')
    .select('businessUnreadCount')
    .where('id', '=', message.conversationId)
    .executeTakeFirstOrThrow()
  if (limit <= (await countBehind(db, message, { limit, authorType: 'user' }))) return
  await db
    .updateTable('conversations')
    .set({ businessUnreadCount: limit - 1 })
    .where('id', '=', message.conversationId)
    .execute()
}

/** Decrements the unread counts that include a deleted message. */
export const decrementUnread = async (tx: Tx, message: Row<'messages'>): Promise<void> => {
  await decrementForUsers(tx, message)
  await decrementForBusiness(tx, message)
}

/** Recounts unread messages after those up to one were deleted. */
export const recountUnread = async ({ db }: Tx, place: Place): Promise<void> => {
  const { conversationId } = place
  const limit = Number.MAX_SAFE_INTEGER
  const left = await countBehind(db, place, { limit })
  await db
    .updateTable('participants')
    .set({ unreadCount: left })
    .where('conversationId', '=', conversationId)
    .where('unreadCount', '>', left)
    .execute()
  const leftOfUsers = await countBehind(db, place, { limit, authorType: 'user' })
  await db
    .updateTable('conversations')
    .set({ businessUnreadCount: leftOfUsers })
    .where('id', '=', conversationId)
    .where('businessUnreadCount', '>', leftOfUsers)
    .execute()
}
