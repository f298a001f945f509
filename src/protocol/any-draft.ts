import type { Coordinates } from './content'
import type { DraftMessage } from './entities'
import { ChatError, invalidMessage } from './errors'
import { checkDraft } from './validators'

const LAT_MAX = 90
const LONG_MAX = 180

const isWithin = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= max

// Errors elsewhere name the type of a number only; here the number is what is wrong.
const invalidPlace = (expected: string, got: unknown): ChatError =>
  typeof got === 'number'
    ? new ChatError('invalid-message', `A message needs ${expected}, got ${got}.`)
    : invalidMessage(expected, got)

/** @throws {ChatError} `invalid-message` for what is no place on the earth. */
export const checkCoordinates = (coordinates: unknown): Coordinates => {
  const { lat, long }: Record<string, unknown> = Object(coordinates)
  if (!isWithin(lat, LAT_MAX)) throw invalidPlace('coordinates.lat from -90 to 90', lat)
  if (!isWithin(long, LONG_MAX)) throw invalidPlace('coordinates.long from -180 to 180', long)
  return { lat, long }
}

/**
 * Checks what a visitor's client sends, of whatever type. The answers of a form are checked apart,
 * against the form: `checkAnswers`.
 *
 * @returns The draft, with what belongs to its type only, and without metadata.
 * @throws {ChatError} `invalid-message`, `message-too-long`.
 */
export const checkAnyDraft = (input: unknown): DraftMessage => {
  const draft: Record<string, unknown> = Object(input)
  switch (draft.type) {
    case 'text': {
      const { text, payload } = checkDraft(input)
      return { type: 'text', text, ...(payload !== undefined && { payload }) }
    }
    case 'location':
      return { type: 'location', coordinates: checkCoordinates(draft.coordinates) }
    case 'formResponse': {
      const { quotedMessageId, fields } = draft
      if (typeof quotedMessageId !== 'string') {
        throw invalidMessage('the quotedMessageId of a form', quotedMessageId)
      }
      if (!Array.isArray(fields)) throw invalidMessage('an array as fields', fields)
      return { type: 'formResponse', quotedMessageId, fields }
    }
    default:
      throw invalidMessage("a type of 'text', 'location' or 'formResponse'", draft.type)
  }
}
