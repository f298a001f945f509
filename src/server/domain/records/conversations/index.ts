export { conversationCursor, type Place, readConversationCursor } from './conversation-places'
export {
  conversationsOfUser,
  findDefaultConversation,
  getConversation,
  getUserConversation
} from './conversations'
export {
  conversationIdsOf,
  findParticipatingUser,
  insertParticipant,
  listParticipants,
  conversationIdsWithTraces
} from './participants'
