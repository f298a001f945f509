import type { ConversationAnswer } from '../../protocol'
import type { ConversationModel } from '../conversation-model'
import type { Messenger } from '../messenger'
import { readConversation } from '../wire'

/**
 * Changes what a visitor decides about a conversation.
 *
 * @param changes Null takes a field out; metadata is merged key by key.
 * @throws {ChatError} `conversation-not-found`, `invalid-request`.
 */
export const updateConversation = async (
  { core }: Pick<Messenger, 'core'>,
  id: string,
  changes: object
): Promise<ConversationModel> => {
  const { conversation } = await core.call<ConversationAnswer>(`/conversations/${id}`, {
    method: 'PATCH',
    body: changes
  })
  return core.changes.takeConversation(readConversation(conversation))
}
