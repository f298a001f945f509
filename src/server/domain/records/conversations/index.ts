export { conversationCursor, type Place, readConversationCursor } from './conversation-places'
export {
  conversationsOfUser,
  findDefaultConversation,
  getConversation,
  getUserConversation
} from './conversations'
export {
  countKnownTags,
  findKnownTags,
  type KnownTag,
  listKnownTags,
  storeTags,
  tagsOf
} from './tags'
export {
  readWaitingCursor,
  WAITING_ORDER,
  waitingCursor,
  waitingPlace,
  waitsSince
} from './waiting'
export {
  conversationIdsOf,
  findParticipatingUser,
  insertParticipant,
  listParticipants,
  conversationIdsWithTraces
} from './participants'
