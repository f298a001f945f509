import { ChatError, describe } from '../../protocol'

/** Checks a value. @param at Its path, such as `customColors.brandColor`. @throws {ChatError} `invalid-option`. */
export type Check = (value: unknown, at: string) => void

/** Says more than the type where that alone could be right. */
const show = (got: unknown): string => {
  if (Array.isArray(got)) return 'array'
  return typeof got === 'number' && !isFinite(got) ? String(got) : describe(got)
}

/** @param expected Ends the sentence "Option x: expected …". */
export const expecting =
  (isRight: (value: unknown) => boolean, expected: string): Check =>
  (value, at) => {
    if (isRight(value)) return
    throw new ChatError('invalid-option', `Option ${at}: expected ${expected}, got ${show(value)}.`)
  }

/** Of a type of JavaScript's. */
export const ofType = (type: string): Check => expecting(value => typeof value === type, type)

/** One of a few texts. */
export const oneOf = (...texts: string[]): Check =>
  expecting(
    value => texts.includes(value as string),
    texts.map(text => JSON.stringify(text)).join(' or ')
  )

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && !!value && !Array.isArray(value)

const object = expecting(isObject, 'object')

/** An object whose every value passes. */
export const recordOf =
  (check: Check): Check =>
  (value, at) => {
    object(value, at)
    for (const [name, each] of Object.entries(value as Record<string, unknown>))
      check(each, `${at}.${name}`)
  }

/** An object that has all of these, of its own or by its class. What else it has is its own matter. */
export const having =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    object(value, at)
    for (const [name, check] of Object.entries(checks))
      check((value as Record<string, unknown>)[name], `${at}.${name}`)
  }

/** An array whose every item passes. */
export const arrayOf =
  (check: Check): Check =>
  (value, at) => {
    expecting(Array.isArray, 'array')(value, at)
    ;(value as unknown[]).forEach((each, index) => check(each, `${at}.${index}`))
  }

/**
 * Checks what is known, and leaves out the rest, which it names in a warning. Null counts as absent.
 *
 * @param before Begins the path: empty, or such as `customColors.`.
 */
export const keepKnown = (
  checks: Record<string, Check>,
  options: object,
  before = ''
): Record<string, unknown> => {
  const known: Record<string, unknown> = {}
  for (const [name, value] of Object.entries<unknown>(options as Record<string, unknown>)) {
    if (!Object.hasOwn(checks, name)) console.warn(`Pipit: unknown option ${before}${name}.`)
    else if (value != null) {
      checks[name]!(value, before + name)
      known[name] = value
    }
  }
  return known
}

/** An object that may have what is known. */
export const shaped =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    object(value, at)
    keepKnown(checks, value as object, `${at}.`)
  }
