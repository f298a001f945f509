import { invalidOption } from '../../protocol'

/** Checks a value. @param at Its path, such as `customColors.brandColor`. @throws {ChatError} `invalid-option`. */
export type Check = (value: unknown, at: string) => void

/** @param expected Ends the sentence "Option x: expected …". */
export const expecting =
  (isRight: (value: unknown) => boolean, expected: string): Check =>
  (value, at) => {
    if (!isRight(value)) throw invalidOption(at, expected, value)
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

/** An object of known names. */
export const shaped =
  (checks: Record<string, Check>): Check =>
  (value, at) => {
    object(value, at)
    keepKnown(checks, value as object, `${at}.`)
  }
