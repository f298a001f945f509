export { type ConversationCounts, countConversations } from './count-conversations'
export { listConversations, viewInInbox } from './inbox'
export { SORTINGS } from './sortings'
