/** Says what kind of thing came instead of what was expected. */
export const describe = (value: unknown): string =>
  typeof value === 'string' || value === null ? JSON.stringify(value) : typeof value
