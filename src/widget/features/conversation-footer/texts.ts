/** English texts of the conversation footer, by the keys of `customText`. */
export const TEXTS = {
  messageDelivered: 'Delivered',
  messageSeen: 'Seen',
  newMessages: 'New messages',
  supportTyping: '{author} is typing…'
}
