import { ChatError, describe } from '../../protocol'

/** Checks a value. @param at Its path, such as `customColors.brandColor`. @throws {ChatError} `invalid-option`. */
export type Check = (value: unknown, at: string) => void

/** Check that narrows the type of a value that passes. */
type CheckFor<Right> = (value: unknown, at: string) => asserts value is Right

/** Describes a value by its type; arrays and numbers that are not finite by more. */
const show = (got: unknown): string => {
  if (Array.isArray(got)) return 'array'
  return typeof got === 'number' && !isFinite(got) ? String(got) : describe(got)
}

/**
 * Makes a check of a predicate.
 *
 * @param expected Ends the sentence "Option x: expected …".
 */
export const expecting =
  <Right>(
    isRight: ((value: unknown) => value is Right) | ((value: unknown) => boolean),
    expected: string
  ): CheckFor<Right> =>
  (value, at): asserts value is Right => {
    if (isRight(value)) return
    throw new ChatError('invalid-option', `Option ${at}: expected ${expected}, got ${show(value)}.`)
  }

/** Checks the `typeof` of a value. */
export const ofType = (type: string): Check => expecting(value => typeof value === type, type)

/** Checks that a value is one of a few texts. */
export const oneOf = (...texts: string[]): Check =>
  expecting(
    value => texts.some(text => text === value),
    texts.map(text => JSON.stringify(text)).join(' or ')
  )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && !!value && !Array.isArray(value)

const checkObject: CheckFor<Record<string, unknown>> = expecting(isObject, 'object')
const checkArray: CheckFor<unknown[]> = expecting(Array.isArray, 'array')

/** Checks an object, and each of its values. */
export const recordOf =
  (check: Check): Check =>
  (value, at) => {
    checkObject(value, at)
    for (const [name, each] of Object.entries(value)) check(each, `${at}.${name}`)
  }

/** Checks that an object has all of these, its own or inherited. It may have others. */
export const having =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    checkObject(value, at)
    for (const [name, check] of Object.entries(checks)) check(value[name], `${at}.${name}`)
  }

/** Checks an array, and each of its items. */
export const arrayOf =
  (check: Check): Check =>
  (value, at) => {
    checkArray(value, at)
    value.forEach((each, index) => check(each, `${at}.${index}`))
  }

/**
 * Checks the known options, and drops the unknown ones with a warning. Null counts as absent.
 *
 * @param before Prefix of the path: empty, or such as `customColors.`.
 */
export const keepKnown = (
  checks: Record<string, Check>,
  options: object,
  before = ''
): Record<string, unknown> => {
  const known: Record<string, unknown> = {}
  const entries: [string, unknown][] = Object.entries(options)
  for (const [name, value] of entries) {
    if (!Object.hasOwn(checks, name)) {
      const advice = name === 'appId' ? ' Its name is integrationId since version 5.' : ''
      console.warn(`Pipit: unknown option ${before}${name}.${advice}`)
    } else if (value != null) {
      checks[name]!(value, before + name)
      known[name] = value
    }
  }
  return known
}

/** Checks an object whose fields are optional, and warns of unknown ones. */
export const shaped =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    checkObject(value, at)
    keepKnown(checks, value, `${at}.`)
  }
