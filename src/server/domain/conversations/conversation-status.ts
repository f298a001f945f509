import type { Row } from '../../storage'
import type { Tx } from '../domain'
import { restConversation } from '../rest-shapes'

/** Tells the business's people that something about a conversation changed. */
export const tellOfUpdate = (tx: Tx, row: Row<'conversations'>): void =>
  tx.tellApp(row.appId, {
    type: 'conversation:update',
    conversationId: row.id,
    payload: { conversation: restConversation(row) }
  })

/** Opens a conversation again that was closed. */
export const reopenConversation = async (tx: Tx, id: string): Promise<void> => {
  const row = await tx.db
    .updateTable('conversations')
    .set({ status: 'open' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  tellOfUpdate(tx, row)
}
