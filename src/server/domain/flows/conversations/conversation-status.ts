import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { restConversation } from '../../views'
import { requireWritable } from './closed-conversations'

type Conversation = Row<'conversations'>

/** Emits the changed conversation to the app. */
export const emitConversationUpdate = (tx: Tx, row: Conversation): void =>
  tx.emitAppEvent(row.appId, {
    type: 'conversation:update',
    conversationId: row.id,
    payload: { conversation: restConversation(row) }
  })

/**
 * Opens a conversation that is closed, pending or snoozed.
 *
 * @throws {ChatError} `forbidden` for a closed one where the app reopens none.
 */
export const reopenConversation = async (
  tx: Tx,
  { id, appId }: Pick<Conversation, 'id' | 'appId'>,
  { status, snoozedUntil }: Pick<Conversation, 'status' | 'snoozedUntil'>
): Promise<void> => {
  if (status === 'open' && snoozedUntil === null) return
  await requireWritable(tx.db, { appId, status })
  const row = await tx.db
    .updateTable('conversations')
    .set({ status: 'open', snoozedUntil: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  emitConversationUpdate(tx, row)
}
