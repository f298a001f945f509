import type { Row } from '../../../storage'
import type { DeliveryFailure } from '../../records'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'

/** Tells the team and webhooks that a message of a personal conversation did not reach its destination. */
export const emitDeliveryFailure = async (
  tx: Tx,
  conversation: Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>,
  { id }: Pick<Row<'messages'>, 'id'>,
  { destination, error }: DeliveryFailure
): Promise<void> => {
  const user = await tx.db
    .selectFrom('participants')
    .innerJoin('users', 'users.id', 'participants.userId')
    .select(['users.id', 'users.externalId'])
    .where('participants.conversationId', '=', conversation.id)
    .executeTakeFirst()
  tx.emitAppEvent(conversation.appId, {
    type: 'conversation:message:delivery:failure',
    conversationId: conversation.id,
    payload: {
      ...(user && { user: userRef(user) }),
      conversation: truncatedConversation(conversation),
      message: { id },
      destination,
      error,
      isFinalEvent: true
    }
  })
}
