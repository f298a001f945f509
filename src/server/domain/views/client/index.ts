export { toConversation, toDeletedMessage, toMessage, toParticipant, toUser } from './client-views'
export { toLink } from './link'
export { qrModulesOf } from './qr-modules'
