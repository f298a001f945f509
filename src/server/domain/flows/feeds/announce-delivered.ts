import { type AppEvent, type AppContext, userTopic } from '../../transaction'
import type { RestMessage, TruncatedConversation } from '../../views'

interface MessagePayload {
  conversation: TruncatedConversation
  message: RestMessage
}

/**
 * Tells the visitor who wrote a message that the business's side has it. Called for each event that
 * was handed to a program of the business; those that are no visitor's messages pass.
 */
export const announceDelivered = (
  { bus, clock }: Pick<AppContext, 'bus' | 'clock'>,
  { type, payload }: AppEvent
): void => {
  if (type !== 'conversation:message') return
  const { conversation, message } = payload as unknown as MessagePayload
  const { userId } = message.author
  if (userId === undefined) return
  const createdAt = new Date(clock()).toISOString()
  const event = { type: 'conversation:delivered', createdAt, conversation: { id: conversation.id } }
  bus.publish(userTopic(userId), { event })
}
