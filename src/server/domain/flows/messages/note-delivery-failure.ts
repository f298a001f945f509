import type { Row } from '../../../storage'
import { addExtras, type DeliveryFailure } from '../../records'
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
  await addExtras(tx.db, conversation.id, id, { failure })
  await emitDeliveryFailure(tx, conversation, { id }, failure)
}
