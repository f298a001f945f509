import type { ConversationAnswer, NewConversation } from '../../protocol'
import type { Messenger } from '../client'
import { parseConversation } from '../shared'
import type { ConversationModel } from '../conversations'

/**
 * Creates a conversation of a visitor, and the visitor's session when there is none.
 *
 * @throws {ChatError} `forbidden` where the integration allows no more conversations.
 */
export const createConversation = async (
  {
    $session,
    internals,
    mainConversation
  }: Pick<Messenger, '$session' | 'internals' | 'mainConversation'>,
  fields: NewConversation = {}
): Promise<ConversationModel> => {
  if (!$session.get()) {
    await internals.createSession(fields)
    return mainConversation()
  }
  const { conversation } = await internals.call<ConversationAnswer>('/conversations', {
    body: fields
  })
  return internals.updates.upsertConversation(parseConversation(conversation), true)
}
