import type { FormAnswer, FormField } from './content'
import { isEmail } from './email'
import { invalidAnswer } from './errors'
import { ANSWER_MAX_CHARS } from './limits'
import { countChars } from './count-chars'

/** Problem of an answer; `limit` counts characters. */
export type AnswerProblem =
  | { problem: 'required' | 'invalid-email' | 'not-a-number' | 'unknown-option'; limit?: undefined }
  | { problem: 'too-short' | 'too-long'; limit: number }

/** Numbers as people write them: with Latin, Arabic, Persian or Hindi digits, a point or a comma. */
const NUMBERS = {
  integer: /^\s*[+-]?[\d٠-٩۰-۹०-९]+\s*$/,
  decimal: /^\s*[+-]?[\d٠-٩۰-۹०-९]+([.,٫][\d٠-٩۰-۹०-९]+)?\s*$/
}

/**
 * Checks what was filled in for one field, as it stands: nothing is trimmed.
 *
 * @param value Of a select: the name of an option.
 * @returns Undefined when it is right.
 * @see Spec §5: fields are always required.
 */
export const checkAnswer = (field: FormField, value: string): AnswerProblem | undefined => {
  if (!value.trim()) return { problem: 'required' }
  if (field.type === 'email') return isEmail(value) ? undefined : { problem: 'invalid-email' }
  if (field.type === 'select') {
    const isKnown = field.options.some(({ name }) => name === value)
    return isKnown ? undefined : { problem: 'unknown-option' }
  }
  const { minSize = 1, maxSize = ANSWER_MAX_CHARS, format } = field
  const chars = countChars(value)
  if (chars < minSize) return { problem: 'too-short', limit: minSize }
  if (chars > maxSize) return { problem: 'too-long', limit: maxSize }
  return format && !NUMBERS[format].test(value) ? { problem: 'not-a-number' } : undefined
}

/** Makes the answer to a field of what was filled in, which has passed `checkAnswer`. */
export const toAnswer = (field: FormField, value: string): FormAnswer => {
  const { name, label } = field
  if (field.type === 'text') return { type: 'text', name, label, text: value }
  if (field.type === 'email') return { type: 'email', name, label, email: value }
  const select = field.options.filter(option => option.name === value)
  return { type: 'select', name, label, select }
}

const EXPECTED = {
  required: () => 'an answer, as every field does',
  'invalid-email': () => 'an e-mail address',
  'not-a-number': () => 'a number of its format',
  'unknown-option': () => 'the name of one of its options',
  'too-short': (limit?: number) => `at least ${limit} characters`,
  'too-long': (limit?: number) => `at most ${limit} characters`
}

type Fields = Record<string, unknown>

/** Finds what was filled in, as `checkAnswer` takes it. */
const readValue = (field: FormField, answer: Fields): string => {
  const what = `The field ${JSON.stringify(field.name)}`
  if (answer.name !== field.name) throw invalidAnswer(what, 'an answer of its name', answer.name)
  if (answer.type !== field.type) {
    throw invalidAnswer(what, `an answer of type ${field.type}`, answer.type)
  }
  const value = answer[field.type]
  if (field.type !== 'select') {
    if (typeof value === 'string') return value
    throw invalidAnswer(what, `a string as ${field.type}`, value)
  }
  const [option, ...more]: unknown[] = Array.isArray(value) ? value : []
  const { name }: Fields = Object(option)
  if (typeof name === 'string' && !more.length) return name
  throw invalidAnswer(what, 'exactly one option with its name as select', value)
}

/**
 * Checks what came as the answers to a form.
 *
 * @returns The answers, with the names and labels of the form's own fields.
 * @throws {ChatError} `invalid-answer` unless there is a right one for each field, in the form's order.
 */
export const checkAnswers = (fields: FormField[], answers: unknown): FormAnswer[] => {
  if (!Array.isArray(answers) || answers.length !== fields.length) {
    throw invalidAnswer('The form', `an array of ${fields.length}, one for each field`, answers)
  }
  return fields.map((field, index) => {
    const value = readValue(field, Object(answers[index]))
    const wrong = checkAnswer(field, value)
    if (!wrong) return toAnswer(field, value)
    const what = `The field ${JSON.stringify(field.name)}`
    throw invalidAnswer(what, EXPECTED[wrong.problem](wrong.limit), value)
  })
}
