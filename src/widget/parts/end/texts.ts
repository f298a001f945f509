/** English texts of what stands at the end of a conversation, by the keys of `customText`. */
export const TEXTS = {
  couldNotConnectRetrySuccess: 'Back online.',
  messageDelivered: 'Delivered',
  messageIndicatorTitlePlural: '({count}) new messages',
  messageIndicatorTitleSingular: '({count}) new message',
  messageSeen: 'Seen',
  newMessages: 'New messages',
  supportTyping: '{author} is typing…'
}
