/** English texts of messages, by the keys of `customText`. They come with the client, since there are none before. */
export const TEXTS = {
  messageWaiting: 'Goes out once back online',
  messageSent: 'Sent',
  clickToRetry: 'Not sent. Try again',
  authorYou: 'You',
  supportSays: '{author}'
}
