import type { Row } from '../../../storage'
import {
  eraseMessageFiles,
  getConversation,
  listParticipants,
  noteDeletedMessages
} from '../../records'
import type { Tx, NewUserEvent } from '../../transaction'
import { toDeletedMessage, truncatedConversation } from '../../views'
import { viewConversation } from '../conversations'
import { decrementUnread } from './decrement-unread'
import { restoreLastActivity } from './restore-last-activity'
import { restoreWaiting } from './restore-waiting'
import { rewriteMessageEvents } from './rewrite-events'
import { withdrawAnswers } from './withdraw-answers'

type Conversation = Row<'conversations'>

const deleteRow = (
  { db }: Tx,
  conversationId: string,
  id: string
): Promise<Row<'messages'> | undefined> =>
  db
    .deleteFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Emits the conversation too: clients that list it without history cannot know the message before. */
const emitDeletion = async (
  tx: Tx,
  { appId, id }: Conversation,
  sayDeleted: (userId: string) => NewUserEvent
): Promise<void> => {
  const conversation = await getConversation(tx.db, appId, id)
  if (!conversation) return
  for (const { userId } of await listParticipants(tx.db, id)) {
    tx.emitUserEvent(userId, sayDeleted(userId))
    tx.emitUserEvent(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, conversation, userId, 1)
    })
  }
}

/**
 * Deletes a message with its files, emits that, and erases its content from the event logs. Its
 * clientMessageId stays used: sending it again creates no message.
 *
 * @returns Whether it was there.
 */
export const deleteMessage = async (
  tx: Tx,
  conversation: Conversation,
  id: string
): Promise<boolean> => {
  const deleted = await deleteRow(tx, conversation.id, id)
  if (!deleted) return false
  await noteDeletedMessages(tx, conversation.id, [deleted])
  await eraseMessageFiles(tx, conversation.id, [deleted])

  const sayDeleted = (userId: string): NewUserEvent => ({
    type: 'message:updated',
    conversation: { id: conversation.id },
    message: toDeletedMessage(deleted, userId)
  })
  await rewriteMessageEvents(tx, conversation, deleted, { toUser: sayDeleted, toApp: undefined })
  if (!deleted.isSilent) {
    await decrementUnread(tx, deleted)
    await restoreLastActivity(tx, conversation, id)
    await restoreWaiting(tx, conversation)
    await withdrawAnswers(tx, conversation, deleted)
    await emitDeletion(tx, conversation, sayDeleted)
  }
  tx.emitAppEvent(conversation.appId, {
    type: 'conversation:message:remove',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), message: { id } }
  })
  return true
}
