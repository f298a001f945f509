import type { Row } from '../../storage'
import { toDeletedMessage } from '../client-shapes'
import { viewConversation } from '../conversations/conversation-views'
import { getConversation } from '../conversations/conversations'
import type { Domain, Tx } from '../domain'
import { fallBack } from '../conversations/fall-back'
import { forgetFilesOf } from '../files'
import { forgetToldMessages } from '../events/forget-told-messages'
import { listParticipants } from '../conversations/participant-rows'
import { truncatedConversation } from '../rest-shapes'
import { uncountUpTo } from './uncount'

/** So many go at once, so that other writers get their turn. */
const BATCH_SIZE = 100

type Conversation = Row<'conversations'>

const takeOutOldest = ({ db }: Tx, conversationId: string, lastId: string) =>
  db
    .deleteFrom('messages')
    .where('conversationId', '=', conversationId)
    .where('id', 'in', eb =>
      eb
        .selectFrom('messages')
        .select('id')
        .where('conversationId', '=', conversationId)
        .where('id', '<=', lastId)
        .orderBy('id')
        .limit(BATCH_SIZE)
    )
    .returningAll()
    .execute()

const tell = async (tx: Tx, conversation: Conversation, deleted: Row<'messages'>[]) => {
  const { id, appId } = conversation
  const participants = await listParticipants(tx.db, id)
  for (const row of deleted) {
    for (const { userId } of row.isSilent ? [] : participants) {
      const message = toDeletedMessage(row, userId)
      tx.tellUser(userId, { type: 'message:updated', conversation: { id }, message })
    }
    tx.tellApp(appId, {
      type: 'conversation:message:remove',
      conversationId: id,
      payload: { conversation: truncatedConversation(conversation), message: { id: row.id } }
    })
  }
}

const tellOfRest = async (tx: Tx, { id, appId }: Conversation): Promise<void> => {
  const now = (await getConversation(tx.db, appId, id))!
  for (const { userId } of await listParticipants(tx.db, id)) {
    tx.tellUser(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, now, userId, 1)
    })
  }
}

/**
 * Deletes all that stands in a conversation, bit by bit, tells everyone who has it, and has the logs
 * forget it. What is said meanwhile stays; broken off, it is gone on with by another call.
 */
export const deleteAllMessages = async (
  domain: Domain,
  conversation: Conversation
): Promise<void> => {
  const { id, appId, lastMessageId } = conversation
  if (lastMessageId === null) return
  const deleteSome = async (tx: Tx): Promise<boolean> => {
    const deleted = await takeOutOldest(tx, id, lastMessageId)
    await forgetFilesOf(tx, id, deleted)
    await tell(tx, conversation, deleted)
    return deleted.length === BATCH_SIZE
  }
  while (await domain.write(deleteSome)) continue
  await domain.write(async tx => {
    const found = await getConversation(tx.db, appId, id)
    if (!found) return
    await forgetToldMessages(tx, found, lastMessageId)
    await uncountUpTo(tx, { conversationId: id, id: lastMessageId })
    await fallBack(tx, found, lastMessageId)
    await tellOfRest(tx, found)
  })
}
