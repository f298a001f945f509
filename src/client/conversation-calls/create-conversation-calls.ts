import {
  checkDraft,
  type Conversation,
  type ConversationAnswer,
  type DraftMessage,
  type NewConversation
} from '../../protocol'
import type { Messenger } from '../client'
import { createRandomId, parseConversation } from '../shared'
import { toConversation } from '../conversations'
import { createConversation } from './create-conversation'
import type { ConversationList } from './create-conversation-list'

/** Fields of a new conversation. */
export interface ConversationDraft extends Omit<NewConversation, 'messages'> {
  /** Its first messages. */
  messages?: (string | DraftMessage)[]
}

/** Calls about conversations, of the headless messenger and of the page's object alike. */
export interface ConversationCalls {
  /**
   * Creates a conversation, and the visitor's session when there is none.
   *
   * @throws {ChatError} `forbidden` where the integration allows no more of them; `invalid-message`.
   */
  createConversation(draft?: ConversationDraft): Promise<Conversation>
  /**
   * @param changes Null removes a field; metadata is merged key by key.
   * @throws {ChatError} `conversation-not-found`, `invalid-request`.
   */
  updateConversation(id: string, changes: object): Promise<Conversation>
  /** Loads the next page of conversations. @returns Those; none when all are loaded. */
  getMoreConversations(): Promise<Conversation[]>
}

/** Creates the calls about conversations of one client. */
export const createConversationCalls = (
  messenger: Messenger,
  list: ConversationList
): ConversationCalls => {
  const { conversations, internals } = messenger

  const toFirstMessage = async (draft: DraftMessage) => ({
    clientMessageId: createRandomId(),
    message: await internals.beforeSend(draft, undefined)
  })

  return {
    createConversation: async ({ messages, ...fields } = {}) => {
      const conversation: NewConversation = fields
      if (messages) {
        conversation.messages = await Promise.all(messages.map(checkDraft).map(toFirstMessage))
      }
      return toConversation(await createConversation(messenger, conversation))
    },
    updateConversation: async (id, changes) => {
      const { conversation } = await internals.call<ConversationAnswer>(`/conversations/${id}`, {
        method: 'PATCH',
        body: changes
      })
      return toConversation(internals.updates.upsertConversation(parseConversation(conversation)))
    },
    getMoreConversations: async () => {
      const before = new Set(conversations.peek())
      await list.loadMore()
      return conversations
        .peek()
        .filter(model => !before.has(model))
        .map(toConversation)
    }
  }
}
