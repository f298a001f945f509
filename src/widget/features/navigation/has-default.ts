import type { Messenger } from '../../../client'

/** Whether a visitor has a default conversation, loaded or not. */
export const hasDefault = ({ conversations, hasMoreConversations }: Messenger): boolean =>
  hasMoreConversations() || conversations.peek().some(({ info }) => info.peek()?.isDefault)
