import type { Messenger } from '../../../client'
import type { MessengerContext } from '../../core'

type Conversations = ReturnType<Messenger['conversations']['peek']>

/** Whether there are others than the visitor's default conversation, such as a group. */
export const hasOthers = (conversations: Conversations): boolean =>
  conversations.some(({ info }) => !info.peek()?.isDefault)

/** Whether a visitor with these conversations may see their list. Spec §2. */
export const maySeeList = (
  { settings }: Pick<MessengerContext, 'settings'>,
  conversations: Conversations
): boolean =>
  settings.canUserSeeConversationList !== false &&
  (hasOthers(conversations) || !!settings.canUserCreateMoreConversations)
