import { ChatError } from './chat-error'
import { describe } from './describe'

const GOT_MAX_CHARS = 100

/** Writes a received value for an error message; a long text is cut. */
const show = (got: unknown): string =>
  Array.isArray(got)
    ? `an array of ${got.length}`
    : typeof got === 'number'
      ? String(got)
      : describe(got).slice(0, GOT_MAX_CHARS)

/** @param where Such as `fields.2.label`. */
export const invalidForm = (where: string, expected: string, got: unknown) =>
  new ChatError('invalid-form', `${where}: expected ${expected}, got ${show(got)}.`)

/** @param what Such as `The field "email"`. */
export const invalidAnswer = (what: string, expected: string, got: unknown) =>
  new ChatError('invalid-answer', `${what} needs ${expected}, got ${show(got)}.`)

export const formNotFound = (id: string) =>
  new ChatError('not-found', `This conversation has no form ${describe(id)}.`)

export const formSubmitted = (id: string) =>
  new ChatError('form-submitted', `The form ${describe(id)} has been answered already.`)
