import type { User } from '../../../protocol'
import type { MessengerContext } from '../messenger-context'

/** Creates the functions that tell the visitor's own messages from those of others, in groups too. */
export const createAuthors = (
  { settings, translate }: Pick<MessengerContext, 'settings' | 'translate'>,
  getUser: () => User | undefined
): Pick<MessengerContext, 'isOwn' | 'nameOf'> => ({
  // A message on its way has no author yet.
  isOwn: ({ role, userId }) => role === 'user' && (!userId || userId === getUser()?.id),
  nameOf: ({ role, displayName }) =>
    displayName ||
    (role === 'business' && settings.businessName) ||
    translate('conversationListPreviewAnonymousText')
})
