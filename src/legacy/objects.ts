type Bag = Record<string, unknown>

const has = (bag: unknown, key: string) => Object.prototype.hasOwnProperty.call(bag, key)

/** Stands for `Object.is`. */
export const is = (a: unknown, b: unknown): boolean =>
  a === b ? a !== 0 || 1 / (a as number) === 1 / (b as number) : a !== a && b !== b

/** Stands for `Object.assign`, and for three dots in objects. */
export const assign = (target: unknown, ...sources: unknown[]): unknown => {
  sources.forEach(source => {
    for (const key in source as Bag) {
      if (has(source, key)) (target as Bag)[key] = (source as Bag)[key]
    }
  })
  return target
}

/** Stands for `Object.entries`. */
export const entries = (bag: Bag): [string, unknown][] =>
  Object.keys(bag).map(key => [key, bag[key]])

/** Stands for `Object.values`. */
export const values = (bag: Bag): unknown[] => Object.keys(bag).map(key => bag[key])

/** Stands for `Object.hasOwn`. */
export const hasOwn = has

/** Stands for `Object.fromEntries`, of lists. */
export const fromEntries = (list: [string, unknown][]): Bag => {
  const bag: Bag = {}
  list.forEach(entry => {
    bag[entry[0]] = entry[1]
  })
  return bag
}

/** Stands for the helper of Babel that takes what is left of an object. */
export const omit = (source: Bag | null | undefined, names: string[]): Bag => {
  const rest = assign({}, source) as Bag
  names.forEach(name => delete rest[name])
  return rest
}
