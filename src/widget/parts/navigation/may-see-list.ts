import type { Services } from '../../services'

/** Whether a visitor with so many conversations may see their list. Spec §2. */
export const maySeeList = (
  { settings }: Pick<Services, 'settings'>,
  conversationCount: number
): boolean =>
  settings.canUserSeeConversationList !== false &&
  (conversationCount > 1 || !!settings.canUserCreateMoreConversations)
