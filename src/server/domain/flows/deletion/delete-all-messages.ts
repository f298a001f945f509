import type { Row } from '../../../storage'
import {
  type Actor,
  eraseMessageFiles,
  getConversation,
  listParticipants,
  storeAuditEntry
} from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { toDeletedMessage, truncatedConversation } from '../../views'
import { viewConversation } from '../conversations'
import { recountUnread } from './decrement-unread'
import { deleteOldest } from './delete-oldest'
import { eraseMessageEvents } from './erase-message-events'
import { restoreLastActivity } from './restore-last-activity'
import { restoreWaiting } from './restore-waiting'

/** Rows in one transaction, so that other writers get their turn. */
const BATCH_SIZE = 100

type Conversation = Row<'conversations'>

const emitDeletions = async (tx: Tx, conversation: Conversation, deleted: Row<'messages'>[]) => {
  const { id, appId } = conversation
  const participants = await listParticipants(tx.db, id)
  for (const row of deleted) {
    for (const { userId } of row.isSilent ? [] : participants) {
      const message = toDeletedMessage(row, userId)
      tx.emitUserEvent(userId, { type: 'message:updated', conversation: { id }, message })
    }
    tx.emitAppEvent(appId, {
      type: 'conversation:message:remove',
      conversationId: id,
      payload: { conversation: truncatedConversation(conversation), message: { id: row.id } }
    })
  }
}

const emitConversationUpdates = async (tx: Tx, { id, appId }: Conversation): Promise<void> => {
  const now = await getConversation(tx.db, appId, id)
  if (!now) return
  for (const { userId } of await listParticipants(tx.db, id)) {
    tx.emitUserEvent(userId, {
      type: 'conversation:updated',
      conversation: await viewConversation(tx.db, now, userId, 1)
    })
  }
}

/**
 * Deletes all messages of a conversation in small transactions, emits that, and erases them from the
 * event logs. Messages sent meanwhile stay. An interrupted deletion is continued by another call.
 *
 * @param by Author in the audit log.
 */
export const deleteAllMessages = async (
  domain: AppContext,
  conversation: Conversation,
  by: Actor
): Promise<void> => {
  const { id, appId, lastMessageId } = conversation
  if (lastMessageId === null) return
  const deleteSome = async (tx: Tx): Promise<boolean> => {
    const deleted = await deleteOldest(tx, {
      conversationId: id,
      limit: BATCH_SIZE,
      upTo: lastMessageId
    })
    await eraseMessageFiles(tx, id, deleted)
    await emitDeletions(tx, conversation, deleted)
    return deleted.length === BATCH_SIZE
  }
  while (await domain.write(deleteSome)) continue
  await domain.write(async tx => {
    const found = await getConversation(tx.db, appId, id)
    if (!found) return
    await eraseMessageEvents(tx, found, lastMessageId)
    await recountUnread(tx, { conversationId: id, id: lastMessageId })
    await restoreLastActivity(tx, found, lastMessageId)
    await restoreWaiting(tx, found)
    await emitConversationUpdates(tx, found)
    await storeAuditEntry(tx, by, {
      kind: 'conversation',
      action: 'emptied',
      appId,
      subject: { id }
    })
  })
}
