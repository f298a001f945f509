export { type ConversationCounts, countConversations } from './count-conversations'
export { countSavedViews } from './count-views'
export { listConversations, viewInInbox } from './inbox'
export { SORTINGS } from './sortings'
