import type { Row } from '../../../storage'
import type { NewUserEvent, Tx } from '../../transaction'
import type { RestMessage } from '../../views'
import { rewriteMessages } from './app-event-rows'
import { readEvent, replaceUserEvent, selectUserEvents } from './user-event-rows'

type ConversationKey = Pick<Row<'conversations'>, 'id' | 'appId'>

/** The content that takes the place of a message in the event logs. */
export interface MessageRewrite {
  toUser(userId: string): NewUserEvent
  /** Undefined: the event of the message is deleted. */
  toApp: RestMessage | undefined
}

/** Removes a message from a `conversation:*` event that embeds it as the latest one; else replaces the event. */
const rewriteUserEvents = async (
  { db, now }: Tx,
  conversationId: string,
  messageId: string,
  toUser: MessageRewrite['toUser']
): Promise<void> => {
  const createdAt = new Date(now).toISOString()
  const rows = await selectUserEvents(db, conversationId)
    .where('messageId', '=', messageId)
    .execute()
  for (const row of rows) {
    const event = readEvent(row)
    const isList = event.type === 'conversation:added' || event.type === 'conversation:updated'
    const rewritten = isList
      ? { ...event, conversation: { ...event.conversation, messages: [] } }
      : { createdAt, ...toUser(row.userId) }
    await replaceUserEvent(db, row, rewritten)
  }
}

/** Keeps messages that quote the rewritten one. */
const rewriteAppEvents = async (
  { db }: Tx,
  conversation: ConversationKey,
  id: string,
  message: RestMessage | undefined
): Promise<void> => {
  const quotedMessage = message && ({ type: 'message', message } as const)
  await rewriteMessages(db, conversation, { id }, shown =>
    shown.id === id ? message : { ...shown, quotedMessage }
  )
}

/**
 * Rewrites the events of a message in all logs to its present content, as if it had never had another.
 * Events of users keep their `seq`.
 */
export const rewriteMessageEvents = async (
  tx: Tx,
  conversation: ConversationKey,
  { id }: Pick<Row<'messages'>, 'id'>,
  { toUser, toApp }: MessageRewrite
): Promise<void> => {
  await rewriteUserEvents(tx, conversation.id, id, toUser)
  await rewriteAppEvents(tx, conversation, id, toApp)
}

/** Reduces all events of a conversation to the fact that it was removed. */
export const eraseConversationEvents = async (
  { db, now }: Tx,
  { id, appId }: ConversationKey
): Promise<void> => {
  const removed = {
    createdAt: new Date(now).toISOString(),
    type: 'conversation:removed',
    conversation: { id }
  }
  await db
    .updateTable('userEvents')
    .set({ bodyJson: JSON.stringify(removed), messageId: null, authorId: null })
    .where('conversationId', '=', id)
    .execute()
  await db
    .deleteFrom('appEvents')
    .where('appId', '=', appId)
    .where('conversationId', '=', id)
    .execute()
}
