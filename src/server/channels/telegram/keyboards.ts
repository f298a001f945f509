import type { Action } from '../../../protocol'

/** Bytes of what a pressed button sends back. */
const DATA_MAX_BYTES = 64

type Button =
  | { text: string; url: string }
  | { text: string; callback_data: string }
  | { text: string; request_location?: true }

/** Buttons under a message, and lines of text for what Telegram takes in no button. */
export interface Keyboards {
  /** Links and postbacks: they stay with the message. */
  inline: Button[]
  /** Replies and requests for a location: they stand in place of the keys. */
  replies: Button[]
  lines: string[]
}

/** Tells whether Telegram takes an address in a button; one that it refuses costs the whole message. */
const isTaken = (uri: string): boolean => {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname } = new URL(uri)
  return /^https?:$/.test(protocol) && hostname.includes('.')
}

/** Sorts the actions of a message. */
export const keyboardsOf = (actions: readonly Action[] = []): Keyboards => {
  const found: Keyboards = { inline: [], replies: [], lines: [] }
  for (const action of actions) {
    const { text, id } = action
    switch (action.type) {
      case 'link':
      case 'webview': {
        const uri = action.type === 'webview' ? action.fallback : action.uri
        if (isTaken(uri)) found.inline.push({ text, url: uri })
        else found.lines.push(`${text}: ${uri}`)
        break
      }
      case 'postback':
        if (Buffer.byteLength(id) <= DATA_MAX_BYTES) found.inline.push({ text, callback_data: id })
        else found.lines.push(text)
        break
      case 'reply':
        found.replies.push({ text })
        break
      case 'locationRequest':
        found.replies.push({ text, request_location: true })
        break
      case 'buy':
        found.lines.push(text)
    }
  }
  return found
}

/** Makes the markup of buttons under a message; each is a row. */
export const inlineMarkup = (buttons: Button[]) =>
  buttons.length ? { reply_markup: { inline_keyboard: buttons.map(button => [button]) } } : {}

/** Makes the markup of the keys with which a person answers. */
export const replyMarkup = (buttons: Button[]) =>
  buttons.length
    ? {
        reply_markup: {
          keyboard: buttons.map(button => [button]),
          one_time_keyboard: true,
          resize_keyboard: true
        }
      }
    : {}
