export { createHeadless, type HeadlessOptions } from './create-headless'
export type { HeadlessConversation, HeadlessMessenger } from './headless-messenger'
