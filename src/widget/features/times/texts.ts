/** English texts of the times of messages, by the keys of `customText`. */
export const TEXTS = {
  conversationListRelativeTimeJustNow: 'Just now'
}
