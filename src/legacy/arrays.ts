import { method } from './method'

type Test = (item: unknown, index: number) => unknown

const firstIndex = (list: unknown[], test: Test): number => {
  for (let index = 0; index < list.length; index++) if (test(list[index], index)) return index
  return -1
}

const lastIndex = (list: unknown[], test: Test): number => {
  let index = list.length - 1
  while (index >= 0 && !test(list[index], index)) index--
  return index
}

const flatten = (list: unknown[]): unknown[] => {
  // Without spreading, for which Babel needs a helper that the runtime has for others only.
  const flat: unknown[] = []
  for (let index = 0; index < list.length; index++) {
    const item = list[index]
    if (Array.isArray(item)) item.forEach((each: unknown) => flat.push(each))
    else flat.push(item)
  }
  return flat
}

export const at = /* @__PURE__ */ method(
  'at',
  (list: unknown[], index: number) => list[index < 0 ? list.length + index : index]
)
export const find = /* @__PURE__ */ method(
  'find',
  (list: unknown[], test: Test) => list[firstIndex(list, test)]
)
export const findIndex = /* @__PURE__ */ method('findIndex', firstIndex)
export const findLast = /* @__PURE__ */ method(
  'findLast',
  (list: unknown[], test: Test) => list[lastIndex(list, test)]
)
export const findLastIndex = /* @__PURE__ */ method('findLastIndex', lastIndex)
export const flat = /* @__PURE__ */ method('flat', flatten)
export const flatMap = /* @__PURE__ */ method('flatMap', (list: unknown[], change: Test) =>
  flatten(list.map(change))
)

/** `includes` of arrays and strings. */
export const includes = /* @__PURE__ */ method(
  'includes',
  (all: unknown[] | string, part: unknown) =>
    (typeof all === 'string' ? all.indexOf(String(part)) : all.indexOf(part)) >= 0
)
