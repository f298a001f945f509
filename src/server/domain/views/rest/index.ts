export { fallbackText } from './fallback-text'
export { windowEnd } from './messaging-window'
export { restAuditEntry } from './rest-audit-entry'
export {
  restApp,
  restSavedReply,
  restSettingsChange,
  restTeamGroup,
  restTeamMember
} from './rest-apps'
export { restChannelDelivery, restTestRecipient } from './rest-channels'
export {
  restClient,
  type RestClient,
  restDevice,
  restPageVisit,
  restReachedClient
} from './rest-clients'
export {
  type InboxConversation,
  restConversation,
  restConversationChange,
  truncatedConversation,
  type TruncatedConversation
} from './rest-conversations'
export { type RestMessage, restMessage } from './rest-messages'
export { type RestParticipant, restParticipant } from './rest-participants'
export { restScheduledMessage } from './rest-scheduled-message'
export { restBlockedAt, restClaims, type RestProfile, restUser } from './rest-users'
export { restDelivery, restLoggedDelivery, restWebhook } from './rest-webhooks'
export { userRef, type UserRef } from './user-ref'
