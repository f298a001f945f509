import type { TSchema } from 'typebox'

type Pick = (value: unknown) => unknown

const identity: Pick = value => value

/** Tells whether a value has properties. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Compiles a function that copies only the fields of a schema from a value that fits it. A part whose
 * schema has no fields is not copied.
 */
export const compilePick = (schema: TSchema): Pick => {
  // TypeBox types only the schemas of its own kinds.
  const { properties, items } = schema as {
    properties?: Record<string, TSchema>
    items?: TSchema
  }
  if (items) {
    const pickItem = compilePick(items)
    if (pickItem === identity) return identity
    return value => (Array.isArray(value) ? value.map(pickItem) : value)
  }
  if (!properties) return identity

  const fields = Object.entries(properties).map(
    ([name, field]) => [name, compilePick(field)] as const
  )
  return value => {
    if (!isRecord(value)) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) {
      const field = value[name]
      if (field !== undefined) picked[name] = pick(field)
    }
    return picked
  }
}
