import { ChatError, checkDraft, type TextDraft } from '../../../protocol'
import type { MessageContent } from '../../domain/client-shapes'

const SUPPORTED = new Set(['type', 'text', 'payload'])

const unsupported = (what: string) =>
  new ChatError(
    'invalid-request',
    `${what} is not supported yet: content takes type "text" with text and payload.`
  )

/**
 * Reads what a message is to say.
 *
 * @param content As it came: an object.
 * @throws {ChatError} `invalid-request` for a type or field that this version would not show,
 * `invalid-message`, `message-too-long`.
 */
export const readContent = (content: Record<string, unknown>): MessageContent => {
  if (content.type !== 'text') throw unsupported(`content.type ${JSON.stringify(content.type)}`)
  const field = Object.keys(content).find(name => !SUPPORTED.has(name))
  if (field) throw unsupported(`content.${field}`)
  const { payload } = content
  if (payload !== undefined && typeof payload !== 'string') {
    throw new ChatError('invalid-request', 'content.payload must be string.')
  }
  const { text } = checkDraft(content) as TextDraft
  return { type: 'text', text, ...(payload !== undefined && { payload }) }
}
