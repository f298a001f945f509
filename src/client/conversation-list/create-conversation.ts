import type { ConversationAnswer, NewConversation } from '../../protocol'
import type { ConversationModel } from '../conversation-model'
import type { Messenger } from '../messenger'
import { readConversation } from '../wire'

/**
 * Makes a further conversation of a visitor.
 *
 * @throws {ChatError} `forbidden` where the integration allows no more of them.
 */
export const createConversation = async (
  { core }: Pick<Messenger, 'core'>,
  fields: NewConversation = {}
): Promise<ConversationModel> => {
  const { conversation } = await core.call<ConversationAnswer>('/conversations', { body: fields })
  return core.changes.takeConversation(readConversation(conversation), true)
}
