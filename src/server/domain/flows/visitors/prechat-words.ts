import {
  ChatError,
  checkDraft,
  checkFields,
  countChars,
  PRECHAT_TEXT_MAX_CHARS,
  type FormField,
  type WebSettings
} from '../../../../protocol'
import { removeControls } from '../../records'

/** Mark of the author of texts that the page has worded, not the business. */
export const BY_PAGE = ['page']

/**
 * Reads a text that the page words, which stands in the name of the business. It is plain text: all that
 * show it escape it, so what looks like a tag stays, as words in angle brackets do.
 *
 * @throws {ChatError} `invalid-message`, `message-too-long`.
 */
export const readPageText = (name: string, text: string): string => {
  const chars = countChars(text)
  if (chars > PRECHAT_TEXT_MAX_CHARS) {
    throw new ChatError(
      'message-too-long',
      `prechat.${name} holds ${PRECHAT_TEXT_MAX_CHARS} characters at most, got ${chars}.`
    )
  }
  const plain = removeControls(text)
  checkDraft(plain)
  return plain
}

/** Returns a field with texts without control characters. Answers name it, so its name stays. */
const cleanField = (field: FormField): FormField => {
  const label = removeControls(field.label)
  const { placeholder } = field
  const shown = { label, ...(placeholder && { placeholder: removeControls(placeholder) }) }
  if (field.type !== 'select') return { ...field, ...shown }
  const options = field.options.map(option => ({ ...option, label: removeControls(option.label) }))
  return { ...field, ...shown, options }
}

/**
 * Reads the fields of a form that the page words.
 *
 * @throws {ChatError} `invalid-form`, also for a label that holds nothing but control characters.
 */
export const readPageFields = (fields: unknown): FormField[] => {
  const where = 'prechat.fields'
  return checkFields(checkFields(fields, where).map(cleanField), where)
}

/**
 * Finds the integration's own form, if the prechat that it has turned on is the one that was shown: with
 * the same fields. Another is worded by the page, which may set its own.
 */
export const findOwnForm = (
  shown: FormField[],
  { enabled, fields }: WebSettings['prechatCapture']
): FormField[] | undefined => {
  const isSame =
    fields?.length === shown.length &&
    fields.every(
      ({ name, type }, index) => name === shown[index]?.name && type === shown[index].type
    )
  return enabled && isSame ? fields : undefined
}
