import {
  checkAnyDraft,
  CLIENT_MESSAGE_ID_MAX_CHARS,
  type ClientMessage,
  countChars,
  invalidClientMessageId
} from '../../../protocol'
import { patchMetadata } from '../metadata'

/** What came from a client, its fields of the right types. */
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
  if (chars < 1 || chars > CLIENT_MESSAGE_ID_MAX_CHARS) throw invalidClientMessageId(id)
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
  return {
    clientMessageId,
    message: {
      ...checkAnyDraft(message),
      ...(metadata !== undefined && { metadata: patchMetadata({}, metadata) })
    }
  }
}
