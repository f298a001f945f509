import type { ConversationInfo } from '../../../client'
import { safeMedia } from '../safe-url'
import type { Services } from '../../services'

/** Who answers in a conversation. */
export interface Identity {
  name: string
  icon: string | undefined
}

/** A conversation's own name and icon, or else those of the business. */
export const identityOf = (
  { context, settings }: Services,
  info: ConversationInfo | undefined
): Identity => ({
  name: info?.displayName || settings.businessName || '',
  icon: safeMedia(info?.iconUrl, context.config.baseUrl) ?? settings.businessIconUrl
})
