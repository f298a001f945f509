import type { Db, Row } from '../../../storage'

/** Messages in one mail; the next one carries what is left. */
export const MESSAGES_PER_MAIL_MAX = 100

/** A participant of a conversation. */
export interface Reader {
  conversationId: string
  userId: string
}

/** Finds the newest message that a mail to a participant has carried. */
const findMailedUpTo = async (
  db: Db,
  { conversationId, userId }: Reader
): Promise<string | undefined> => {
  const { newest } = await db
    .selectFrom('mails')
    .select(eb => eb.fn.max('upToMessageId').as('newest'))
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where('state', '!=', 'waiting')
    .executeTakeFirstOrThrow()
  return newest ?? undefined
}

/** Lists messages of the business that a participant has not seen and no mail has carried, oldest first. */
export const listUnseen = async (
  db: Db,
  { conversationId, userId }: Reader
): Promise<Row<'messages'>[]> => {
  const participant = await db
    .selectFrom('participants')
    .select('unreadCount')
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!participant?.unreadCount) return []
  const mailedUpTo = await findMailedUpTo(db, { conversationId, userId })
  const unread = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('isSilent', '=', 0)
    .where(eb => eb.or([eb('userId', 'is', null), eb('userId', '!=', userId)]))
    .where('id', '>', mailedUpTo ?? '')
    .orderBy('id', 'desc')
    .limit(participant.unreadCount)
    .execute()
  return unread.filter(({ authorType }) => authorType === 'business').reverse()
}

/** Lists the messages that a mail has carried, oldest first: those after the mail before it. */
export const listMailed = async (
  db: Db,
  { id, conversationId, userId, upToMessageId }: Row<'mails'>
): Promise<Row<'messages'>[]> => {
  if (conversationId === null || upToMessageId === null) return []
  const { earlier } = await db
    .selectFrom('mails')
    .select(eb => eb.fn.max('upToMessageId').as('earlier'))
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .where('id', '<', id)
    .executeTakeFirstOrThrow()
  const carried = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversationId', '=', conversationId)
    .where('isSilent', '=', 0)
    .where('authorType', '=', 'business')
    .where('id', '>', earlier ?? '')
    .where('id', '<=', upToMessageId)
    .orderBy('id', 'desc')
    .limit(MESSAGES_PER_MAIL_MAX)
    .execute()
  return carried.reverse()
}
