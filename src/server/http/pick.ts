import type { TSchema } from 'typebox'

type Pick = (value: unknown) => unknown

const asItIs: Pick = value => value

/**
 * Compiles what copies from a value that fits a schema only the fields which the schema names. A part
 * whose schema names no fields is taken as it is.
 */
export const compilePick = (schema: TSchema): Pick => {
  const { properties, items } = schema as {
    properties?: Record<string, TSchema>
    items?: TSchema
  }
  if (items) {
    const pickItem = compilePick(items)
    if (pickItem === asItIs) return asItIs
    return value => (Array.isArray(value) ? value.map(pickItem) : value)
  }
  if (!properties) return asItIs

  const fields = Object.entries(properties).map(
    ([name, field]) => [name, compilePick(field)] as const
  )
  return value => {
    if (typeof value !== 'object' || value === null) return value
    const picked: Record<string, unknown> = {}
    for (const [name, pick] of fields) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) picked[name] = pick(field)
    }
    return picked
  }
}
