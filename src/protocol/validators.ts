import { countChars } from './count-chars'
import type { DraftMessage, TextDraft } from './entities'
import { invalidMessage, messageTooLong } from './errors'
import { TEXT_MAX_CHARS } from './limits'

/**
 * Checks what a visitor wants to send.
 *
 * @returns The draft, a bare string turned into a text.
 * @throws {ChatError} `invalid-message`, `message-too-long`.
 */
export const checkDraft = (input: unknown): TextDraft => {
  const draft = (typeof input === 'string' ? { type: 'text', text: input } : input) as DraftMessage
  if (!draft || draft.type !== 'text')
    throw invalidMessage("a type of 'text'", draft?.type ?? draft)
  if (typeof draft.text !== 'string' || !draft.text.trim()) {
    throw invalidMessage('a text that is not blank', draft.text)
  }
  const chars = countChars(draft.text)
  if (chars > TEXT_MAX_CHARS) throw messageTooLong(chars)
  return draft
}
