export { AWAY, isAway, listBusinessWords } from './business-words'
export { actionsOf, withoutActionIds } from './content-actions'
export { findFirstUnanswered } from './first-unanswered'
export { claimIdempotencyKey, getIdempotencyKey, setMessageOfKey } from './idempotency-keys'
export { isBlank, UNSEEN } from './is-blank'
export { checkLinkUri, checkPageUri } from './link-uris'
export { checkMediaUrls } from './media-urls'
export { insertMentions, listMentioned } from './mentions'
export {
  deliveryFailure,
  type DeliveryFailure,
  type Destination,
  isSilent,
  type Mention,
  type MessageExtras,
  type Quoted,
  readExtras,
  type Reference,
  SILENT
} from './message-extras'
export type { MessageAuthor, MessageContent } from './message-json'
export { listMessages } from './message-pages'
export {
  type ConversationRef,
  type ConversationState,
  setLastMessage,
  claimClientMessageId,
  incrementUnread,
  insertMessage,
  setLastSilentMessage,
  readConversationOfUser,
  readConversationState
} from './message-queries'
export { addExtras, findMessage, findSentMessage, noteDeletedMessages } from './messages'
export { findPostback, insertPostbacks } from './postbacks'
export { readHtml, readMarkdown } from './rich-text'
export {
  findScheduledMessage,
  insertScheduledMessage,
  listDueMessages,
  listScheduledMessages,
  takeScheduledMessage
} from './scheduled-messages'
