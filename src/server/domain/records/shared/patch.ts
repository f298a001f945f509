/** Changes to stored fields: null unsets one, undefined leaves it. */
export type Patch<T> = { [K in keyof T]?: T[K] | null }

/** Merges changes into stored fields. */
export const applyPatch = <T extends object>(current: T, patch: Patch<T>): T => {
  const merged = { ...current, ...definedOf(patch) }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as T
}

/** Leaves out the fields that are undefined. */
export function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined)
  ) as Partial<T>
}
