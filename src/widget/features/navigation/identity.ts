import type { ConversationInfo } from '../../../client'
import { safeMedia } from '../../shared'
import type { MessengerContext } from '../../core'

/** Name and icon shown for a conversation. */
export interface Identity {
  name: string
  icon: string | undefined
}

/** A conversation's own name and icon, or else those of the business. */
export const identityOf = (
  { host, settings }: MessengerContext,
  info: ConversationInfo | undefined
): Identity => ({
  name: info?.displayName || settings.businessName || '',
  icon: safeMedia(info?.iconUrl, host.config.baseUrl) ?? settings.businessIconUrl
})
