export { createConversation } from './create-conversation'
export {
  createConversationCalls,
  type ConversationCalls,
  type ConversationDraft
} from './create-conversation-calls'
export {
  createConversationList,
  type ConversationList,
  type ListState
} from './create-conversation-list'
