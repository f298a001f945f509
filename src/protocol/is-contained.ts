/** Tells whether a value has all that another one says; lists must be equally long. */
export const isContained = (said: unknown, value: unknown): boolean => {
  if (typeof said !== 'object' || said === null) return Object.is(said, value)
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(said) && said.length !== (value as unknown[]).length) return false
  return Object.entries(said).every(([name, part]) =>
    isContained(part, (value as Record<string, unknown>)[name])
  )
}
