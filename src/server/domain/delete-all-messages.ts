import type { Db, Row } from '../storage'
import { getConversation } from './conversations'
import { deleteMessage } from './delete-message'
import type { Domain, Tx } from './domain'

/** So many go at once, so that other writers get their turn. */
const BATCH_SIZE = 10

type Conversation = Row<'conversations'>

const listOldest = (db: Db, { id, lastMessageId }: Conversation) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('conversationId', '=', id)
    .where('id', '<=', lastMessageId ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()

/**
 * Deletes all that stands in a conversation, and tells everyone who has it. What is said meanwhile
 * stays; broken off, it is gone on with by another call.
 */
export const deleteAllMessages = async (
  domain: Domain,
  conversation: Conversation
): Promise<void> => {
  const deleteSome = async (tx: Tx): Promise<boolean> => {
    const found = await getConversation(tx.db, conversation.appId, conversation.id)
    if (!found) return false
    const oldest = await listOldest(tx.db, conversation)
    for (const { id } of oldest) await deleteMessage(tx, found, id)
    return oldest.length === BATCH_SIZE
  }
  while (await domain.write(deleteSome)) continue
}
