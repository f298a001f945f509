import { ChatError } from '../../../../protocol'
import type { Db, Row } from '../../../storage'
import { newId, type Tx } from '../../transaction'

const CONVERSATION_MAX = 20

type ScheduledMessage = Row<'scheduledMessages'>

type DueMessage = Pick<ScheduledMessage, 'id' | 'conversationId'> & { appId: string }

interface ScheduledRef {
  conversationId: string
  scheduledMessageId: string
}

const messagesOf = (db: Db, conversationId: string) =>
  db.selectFrom('scheduledMessages').where('conversationId', '=', conversationId)

/** Lists the messages that wait in a conversation, the next one first. */
export const listScheduledMessages = (
  db: Db,
  conversationId: string
): Promise<ScheduledMessage[]> =>
  messagesOf(db, conversationId).selectAll().orderBy('sendAt').orderBy('id').execute()

/** Finds a message that waits in a conversation. */
export const findScheduledMessage = (
  db: Db,
  conversationId: string,
  id: string
): Promise<ScheduledMessage | undefined> =>
  messagesOf(db, conversationId).selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Keeps a message until its time.
 *
 * @throws {ChatError} `invalid-request` when 20 wait in its conversation.
 */
export const insertScheduledMessage = async (
  { db, now }: Tx,
  message: Omit<ScheduledMessage, 'id' | 'createdAt'>
): Promise<ScheduledMessage> => {
  const { count } = await messagesOf(db, message.conversationId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= CONVERSATION_MAX) {
    throw new ChatError(
      'invalid-request',
      `At most ${CONVERSATION_MAX} messages can wait in a conversation. Delete one that need not be sent.`
    )
  }
  return db
    .insertInto('scheduledMessages')
    .values({ ...message, id: newId(now), createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a message that waits. @returns Undefined when it is not there: it was sent or deleted. */
export const takeScheduledMessage = (
  { db }: Tx,
  { conversationId, scheduledMessageId }: ScheduledRef
): Promise<ScheduledMessage | undefined> =>
  db
    .deleteFrom('scheduledMessages')
    .where('conversationId', '=', conversationId)
    .where('id', '=', scheduledMessageId)
    .returningAll()
    .executeTakeFirst()

/** Lists messages whose time has come, the oldest first. */
export const listDueMessages = (db: Db, now: number, limit: number): Promise<DueMessage[]> =>
  db
    .selectFrom('scheduledMessages')
    .innerJoin('conversations', 'conversations.id', 'scheduledMessages.conversationId')
    .select(['scheduledMessages.id', 'conversationId', 'appId'])
    .where('sendAt', '<=', now)
    .orderBy('sendAt')
    .orderBy('scheduledMessages.id')
    .limit(limit)
    .execute()
