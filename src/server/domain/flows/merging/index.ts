export { mergeConversations } from './merge-conversations'
export { mergeUsers } from './merge-users'
