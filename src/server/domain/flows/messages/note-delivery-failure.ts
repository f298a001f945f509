import type { Row } from '../../../storage'
import { type DeliveryFailure, findMessage, readExtras } from '../../records'
import type { Tx } from '../../transaction'
import { emitDeliveryFailure } from './emit-delivery-failure'

/**
 * Notes with a message, which visitors see in the widget all the same, that it did not reach its destination;
 * tells the team and webhooks.
 */
export const noteDeliveryFailure = async (
  tx: Tx,
  conversation: Parameters<typeof emitDeliveryFailure>[1],
  { id }: Pick<Row<'messages'>, 'id'>,
  failure: DeliveryFailure
): Promise<void> => {
  const message = await findMessage(tx.db, conversation.id, id)
  if (message) {
    await tx.db
      .updateTable('messages')
      .set({ extrasJson: JSON.stringify({ ...readExtras(message.extrasJson), failure }) })
      .where('conversationId', '=', conversation.id)
      .where('id', '=', id)
      .execute()
  }
  await emitDeliveryFailure(tx, conversation, { id }, failure)
}
