export type { ConversationDraft as HeadlessConversation } from '../conversation-calls'
export { createHeadless, type HeadlessOptions } from './create-headless'
export type { HeadlessMessenger } from './headless-messenger'
