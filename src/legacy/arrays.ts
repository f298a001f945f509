import { method } from './method'

type Test<Item> = (item: Item, place: number) => unknown

const firstPlace = <Item>(list: Item[], test: Test<Item>): number => {
  for (let place = 0; place < list.length; place++) if (test(list[place]!, place)) return place
  return -1
}

const lastPlace = <Item>(list: Item[], test: Test<Item>): number => {
  let place = list.length - 1
  while (place >= 0 && !test(list[place]!, place)) place--
  return place
}

const flatten = (list: unknown[]): unknown[] => Array.prototype.concat.apply([], list as never)

export const at = /* @__PURE__ */ method(
  'at',
  (list: unknown[], place: number) => list[place < 0 ? list.length + place : place]
)
export const find = /* @__PURE__ */ method(
  'find',
  (list: unknown[], test: Test<unknown>) => list[firstPlace(list, test)]
)
export const findIndex = /* @__PURE__ */ method('findIndex', firstPlace<unknown>)
export const findLast = /* @__PURE__ */ method(
  'findLast',
  (list: unknown[], test: Test<unknown>) => list[lastPlace(list, test)]
)
export const findLastIndex = /* @__PURE__ */ method('findLastIndex', lastPlace<unknown>)
export const flat = /* @__PURE__ */ method('flat', flatten)
export const flatMap = /* @__PURE__ */ method('flatMap', (list: unknown[], change: Test<unknown>) =>
  flatten(list.map(change))
)

/** Of lists and of texts. */
export const includes = /* @__PURE__ */ method(
  'includes',
  (all: unknown[] | string, part: unknown) => all.indexOf(part as string) >= 0
)
