type Bag = Record<string, unknown>

const has = (bag: unknown, key: string) => Object.prototype.hasOwnProperty.call(bag, key)

/** Stands for `Object.is`. */
export const is = (a: unknown, b: unknown): boolean =>
  a === b ? a !== 0 || 1 / Number(a) === 1 / Number(b) : a !== a && b !== b

/** Stands for `Object.assign`, and for three dots in objects. */
export const assign = (target: Bag, ...sources: (Bag | null | undefined)[]): Bag => {
  sources.forEach(source => {
    for (const key in source) if (has(source, key)) target[key] = source[key]
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

/** Stands for the helper of Babel that copies an object without some of its properties. */
export const omit = (source: Bag | null | undefined, names: string[]): Bag => {
  const rest = assign({}, source)
  names.forEach(name => delete rest[name])
  return rest
}
