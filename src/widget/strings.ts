/** The built-in English texts, by the keys of `customText`. */
export const ENGLISH = {
  headerText: 'How can we help?',
  introAppText: 'Write to us. We answer here.',
  inputPlaceholder: 'Write a message…',
  sendButtonText: 'Send',
  messageSending: 'Sending…',
  messageSent: 'Sent',
  clickToRetry: 'Not sent. Try again',
  fetchHistory: 'Load earlier messages',
  fetchingHistory: 'Loading…',
  couldNotConnect: 'The server refused. Please reload the page.',
  couldNotConnectRetry: 'No connection. Trying again…',
  couldNotLoadMessages: 'Not loaded. Try again',
  messageIndicatorTitleSingular: '({count}) new message',
  messageIndicatorTitlePlural: '({count}) new messages',
  messageTooLongError: 'A message holds {size} characters.',
  newMessages: 'New messages',
  unsupportedMessageType: 'This message cannot be shown here.',
  messengerTitle: 'Chat with {name}',
  closeMessenger: 'Close chat',
  authorYou: 'You'
}

export type TextKey = keyof typeof ENGLISH

/** Gives the text of a key, its placeholders filled. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string

/** Lays the page's own texts over the built-in ones. */
export const createTranslate =
  (customText: Record<string, string>): Translate =>
  (key, values = {}) =>
    `${customText[key] ?? ENGLISH[key]}`.replace(/{(\w+)}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder)
    )
