export { createConversation } from './create-conversation'
export {
  createConversationList,
  type ConversationList,
  type ListState
} from './create-conversation-list'
export { updateConversation } from './update-conversation'
