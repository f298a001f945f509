export { listConversations, viewInInbox } from './inbox'
