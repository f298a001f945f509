import {
  checkAnyDraft,
  CLIENT_MESSAGE_ID_MAX_CHARS,
  type ClientMessage,
  countChars,
  hasLoneSurrogate,
  invalidClientMessageId,
  invalidMessage
} from '../../../../protocol'
import { isBlank, patchMetadata } from '../../records'

/** A message from a client; only the types of its fields are checked. */
export interface UncheckedClientMessage {
  clientMessageId: string
  message: {
    type: string
    text?: string
    payload?: string
    coordinates?: unknown
    fields?: unknown
    quotedMessageId?: string
    metadata?: unknown
  }
}

/** @throws {ChatError} `invalid-message`. */
export const checkClientMessageId = (id: string): void => {
  const chars = countChars(id)
  if (chars < 1 || chars > CLIENT_MESSAGE_ID_MAX_CHARS || hasLoneSurrogate(id))
    throw invalidClientMessageId(id)
}

/**
 * Checks what a visitor's client sends; the answers of a form are checked against it later.
 *
 * @returns The message with the fields that count, and no other.
 * @throws {ChatError} `invalid-message`, `message-too-long`, `invalid-request` for its metadata.
 */
export const checkClientMessage = ({
  clientMessageId,
  message
}: UncheckedClientMessage): ClientMessage => {
  checkClientMessageId(clientMessageId)
  const { metadata } = message
  const draft = checkAnyDraft(message)
  if (draft.type === 'text' && isBlank(draft.text)) {
    throw invalidMessage('a text that is not blank', draft.text)
  }
  return {
    clientMessageId,
    message: {
      ...draft,
      ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
    }
  }
}
