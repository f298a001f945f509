import { ChatError } from '../../../../protocol'
import type { Row } from '../../../storage'
import { type Actor, getConversation, listParticipants, storeAuditEntry } from '../../records'
import type { AppContext, Tx } from '../../transaction'
import { truncatedConversation } from '../../views'
import { emptyConversation } from './empty-conversation'
import { eraseConversationEvents } from './rewrite-events'

/** Deletes a conversation with its messages, and erases it from the event logs. */
export const removeConversation = async (
  tx: Tx,
  conversation: Row<'conversations'>
): Promise<void> => {
  await eraseConversationEvents(tx, conversation)
  for (const { userId } of await listParticipants(tx.db, conversation.id)) {
    tx.emitUserEvent(userId, {
      type: 'conversation:removed',
      conversation: { id: conversation.id }
    })
  }
  await tx.db.deleteFrom('conversations').where('id', '=', conversation.id).execute()
  tx.emitAppEvent(conversation.appId, {
    type: 'conversation:remove',
    conversationId: conversation.id,
    payload: { conversation: truncatedConversation(conversation) }
  })
}

/**
 * Removes a conversation for the business.
 *
 * @param by Author in the audit log.
 * @throws {ChatError} `forbidden` for a user's default conversation.
 */
export const deleteConversation = async (
  domain: AppContext,
  conversation: Row<'conversations'>,
  by: Actor
): Promise<void> => {
  if (conversation.isDefault) {
    throw new ChatError('forbidden', 'The default conversation of a user cannot be deleted.')
  }
  const find = ({ db }: Tx) => getConversation(db, conversation.appId, conversation.id)
  await emptyConversation(domain, conversation, async tx => Boolean(await find(tx)))
  await domain.write(async tx => {
    const found = await find(tx)
    if (!found) return
    await removeConversation(tx, found)
    await storeAuditEntry(tx, by, {
      kind: 'conversation',
      action: 'deleted',
      appId: found.appId,
      subject: { id: found.id }
    })
  })
}
