/** Stands for `Number.isInteger`. */
export const isInteger = (value: unknown): boolean =>
  typeof value === 'number' && isFinite(value) && Math.floor(value) === value
