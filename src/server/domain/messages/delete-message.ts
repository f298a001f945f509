import type { Row } from '../../storage'
import { toDeletedMessage } from '../client-shapes'
import { viewConversation } from '../conversations/conversation-views'
import { getConversation } from '../conversations/conversations'
import type { Tx, UserNews } from '../domain'
import { fallBack } from '../conversations/fall-back'
import { forgetFilesOf } from '../files'
import { retellMessage } from '../events/forget-told'
import { listParticipants } from '../conversations/participant-rows'
import { truncatedConversation } from '../rest-shapes'
import { uncount } from './uncount'
import { withdrawAnswers } from './withdraw-answers'

type Conversation = Row<'conversations'>

const takeOut = (
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

/** Those who list the conversation without its history cannot know what stood before. */
const tellUsers = async (
  tx: Tx,
  { appId, id }: Conversation,
  sayDeleted: (userId: string) => UserNews
): Promise<void> => {
  const conversation = (await getConversation(tx.db, appId, id))!
  for (const { userId } of await listParticipants(tx.db, id)) {
    tx.tellUser(userId, sayDeleted(userId))
    tx.tellUser(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, conversation, userId, 1)
    })
  }
}

/**
 * Deletes a message with the files that came with it, tells everyone who has it, and has the logs
 * forget what it said. What a client sent stays sent: its id does not make another message.
 *
 * @returns Whether it was there.
 */
export const deleteMessage = async (
  tx: Tx,
  conversation: Conversation,
  id: string
): Promise<boolean> => {
  const deleted = await takeOut(tx, conversation.id, id)
  if (!deleted) return false
  await forgetFilesOf(tx, conversation.id, [deleted])

  const sayDeleted = (userId: string): UserNews => ({
    type: 'message:updated',
    conversation: { id: conversation.id },
    message: toDeletedMessage(deleted, userId)
  })
  await retellMessage(tx, conversation, deleted, { toUser: sayDeleted, toApp: undefined })
  if (!deleted.isSilent) {
    await uncount(tx, deleted)
    await fallBack(tx, conversation, id)
    await withdrawAnswers(tx, conversation, deleted)
    await tellUsers(tx, conversation, sayDeleted)
  }
  tx.tellApp(conversation.appId, {
    type: 'conversation:message:remove',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation), message: { id } }
  })
  return true
}
