/** The built-in English texts of the core, by the keys of `customText`; features add their own. */
export const ENGLISH = {
  headerText: 'How can we help?',
  introAppText: 'Write to us. We answer here.',
  inputPlaceholder: 'Write a message…',
  inputPlaceholderBlocked: 'Please answer above first.',
  sendButtonText: 'Send',
  messageSending: 'Sending…',
  couldNotConnectRetry: 'No connection. Trying again…',
  couldNotConnectRetrySuccess: 'Back online.',
  messageTooLongError: 'A message can hold {size} characters.',
  messengerTitle: 'Chat with {name}',
  openMenu: 'Attach',
  closeMessenger: 'Close chat',
  settingsHeaderText: 'Settings',
  conversationListPreviewAnonymousText: 'Someone',
  /** Stands before each error, where a page gives one. */
  errorPrefix: ''
}

/** A text, or what makes one of the values where a language has several plural forms. */
export type Text = string | ((values: Values) => string)

export type Texts = Record<string, Text | undefined>

type Values = Record<string, string | number>

/** Gives the text of a key, its placeholders filled. */
export interface Translate {
  (key: string, values?: Values): string
  /** The same, said as an error. */
  error(key: string, values?: Values): string
}

/** Creates a translator over texts, to which features may add. */
export const createTranslate = (texts: Texts): Translate => {
  const translate = (key: string, values: Values = {}) => {
    const text = texts[key]
    return `${typeof text === 'function' ? text(values) : text}`.replace(
      /{(\w+)}/g,
      (placeholder, name: string) => String(values[name] ?? placeholder)
    )
  }
  return Object.assign(translate, {
    error: (key: string, values?: Values) =>
      `${translate('errorPrefix')} ${translate(key, values)}`.trim()
  })
}
