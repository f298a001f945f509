import { invalidArgument } from '../../../protocol'

/** Checks what a page gave to a method. @param method Such as `login()`. @throws {ChatError} `invalid-argument`. */
type CheckArgument = (method: string, name: string, value: unknown) => void

const expecting =
  (expected: string, isRight: (value: unknown) => boolean): CheckArgument =>
  (method, name, value) => {
    if (!isRight(value)) throw invalidArgument(method, name, expected, value)
  }

const isString = (value: unknown) => typeof value === 'string'

export const checkString = expecting('a string', isString)

/** For what names something. */
export const checkName = expecting(
  'a string that is not empty',
  value => isString(value) && !!value
)

export const checkObject = expecting('an object', value => Object(value) === value)

export const checkArray = expecting('an array', Array.isArray)

/** A method that an object may have. */
export const checkOptionalMethod = expecting(
  'a function',
  value => value == null || typeof value === 'function'
)
