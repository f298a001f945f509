import type { Row } from '../../../storage'
import type { DeliveryFailure } from '../../records'
import type { Tx } from '../../transaction'
import { truncatedConversation, userRef } from '../../views'

/** Message of the business that has come a stage further. */
export interface DeliveredMessage {
  messageId: string
  /** `channel`: the service has taken it. `user`: the person has it. */
  stage: 'channel' | 'user'
  destination: DeliveryFailure['destination']
  /** Ids that the service gave it. */
  externalIds: string[]
  /** Whether no other event of this delivery comes. */
  isFinalEvent: boolean
}

/** Tells webhooks that a message was delivered outside of the messenger; the team is told where the person has it. */
export const emitDelivery = (
  tx: Tx,
  conversation: Pick<Row<'conversations'>, 'id' | 'appId' | 'type' | 'metadataJson'>,
  user: Pick<Row<'users'>, 'id' | 'externalId'>,
  { messageId, stage, destination, externalIds, isFinalEvent }: DeliveredMessage
): void => {
  const emit = stage === 'user' ? tx.emitAppEvent : tx.emitWebhookEvent
  emit(conversation.appId, {
    type: `conversation:message:delivery:${stage}`,
    conversationId: conversation.id,
    payload: {
      user: userRef(user),
      conversation: truncatedConversation(conversation),
      message: { id: messageId },
      destination,
      ...(externalIds.length && { externalMessages: externalIds.map(id => ({ id })) }),
      isFinalEvent
    }
  })
}
