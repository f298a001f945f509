import type { Row } from '../../../storage'
import type { Tx } from '../../transaction'
import { restConversation } from '../../views'
import { requireWritable } from './closed-conversations'

/** Emits the changed conversation to the app. */
export const emitConversationUpdate = (tx: Tx, row: Row<'conversations'>): void =>
  tx.emitAppEvent(row.appId, {
    type: 'conversation:update',
    conversationId: row.id,
    payload: { conversation: restConversation(row) }
  })

/**
 * Reopens a closed conversation.
 *
 * @throws {ChatError} `forbidden` where the app reopens none.
 */
export const reopenConversation = async (
  tx: Tx,
  { id, appId }: Pick<Row<'conversations'>, 'id' | 'appId'>
): Promise<void> => {
  await requireWritable(tx.db, { appId, status: 'closed' })
  const row = await tx.db
    .updateTable('conversations')
    .set({ status: 'open' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  emitConversationUpdate(tx, row)
}
