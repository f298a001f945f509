import { countChars, EMAIL_MAX_CHARS, PRECHAT_TEXT_MAX_CHARS } from '../../../protocol'
import type { Texts } from '../../core'
import { TEXTS } from './texts'

/** Texts that become messages. */
const MESSAGES = [
  'prechatCaptureGreetingText',
  'prechatCaptureConfirmationText',
  'prechatCaptureMailgunLinkingConfirmation'
] as const

type MessageKey = (typeof MESSAGES)[number]

/** Tags that a text of the page may contain. */
const TAGS = /<\/?(a|b|br|em|i|strong|u)(\s[^<>]*)?\/?>/gi

/** Messages made of texts of the page are plain. */
const toPlain = (text: string, email: string) => text.replace(TAGS, '').replace(/{email}/g, email)

/** Counts the characters of the message that a text becomes, with the longest address. */
const countMessage = (text: string) => {
  const plain = toPlain(text, 'x'.repeat(EMAIL_MAX_CHARS))
  return plain.trim() ? countChars(plain) : 0
}

/** Whether the page's text is shown and sent: the server takes it as a message. */
export const usesOwnText = (texts: Texts, key: MessageKey): boolean => {
  const chars = countMessage(String(texts[key]))
  return chars > 0 && chars <= PRECHAT_TEXT_MAX_CHARS
}

/** Returns the text of a message; the built-in one where the server would refuse the page's. */
export const writeMessage = (texts: Texts, key: MessageKey, email = ''): string =>
  toPlain(usesOwnText(texts, key) ? String(texts[key]) : TEXTS[key], email)

/** Tells the page which of its texts are not used. */
export const warnOfTexts = (texts: Texts): void => {
  for (const key of MESSAGES) {
    if (usesOwnText(texts, key)) continue
    console.warn(
      `Pipit: customText.${key}: expected 1 to ${PRECHAT_TEXT_MAX_CHARS} characters, got ${countMessage(String(texts[key]))}; the built-in text is used.`
    )
  }
}
