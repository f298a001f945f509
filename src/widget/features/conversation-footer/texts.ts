/** English texts of the conversation footer, by the keys of `customText`. */
export const TEXTS = {
  messageDelivered: 'Delivered',
  messageSeen: 'Seen',
  newMessages: 'New messages',
  newMessagesPlural: '{count} new messages',
  newMessagesSingular: '{count} new message',
  supportTyping: '{author} is typing…'
}
