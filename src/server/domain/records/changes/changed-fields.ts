import { isDeepStrictEqual } from 'node:util'

/** One field before and after a change. Null: not set. A secret has neither. */
export interface ChangedField {
  field: string
  before?: unknown
  after?: unknown
}

/** Names and values of fields; those of an object inside by a path, as in `prechatCapture.enabled`. */
export type Fields = Record<string, unknown>

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens objects inside of others. */
export const flatten = (fields: object, path = ''): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(flatten(value, `${path}${name}.`)) : [[path + name, value]]
    )
  )

/** Lists the fields that differ. */
export const changedFields = (before: Fields, after: Fields): ChangedField[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map(field => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter(changed => !isDeepStrictEqual(changed.before, changed.after))
