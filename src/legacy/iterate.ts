type Next = () => { done?: boolean | undefined; value?: unknown }

/** One of our own collections. */
interface Walkable {
  walk(): () => { item: unknown } | undefined
}

/** A letter, or two halves of one. */
const CHARACTER = /[\ud800-\udbff][\udc00-\udfff]|[^]/g

const isWalkable = (source: unknown): source is Walkable => !!(source as Walkable).walk

const isList = (source: unknown): source is ArrayLike<unknown> =>
  typeof (source as ArrayLike<unknown>).length === 'number'

/** Iterates lists, our collections, and iterables of the browser. Items added meanwhile are included. */
export const iterate = (
  source: Walkable | string | ArrayLike<unknown> | Iterable<unknown>
): Next => {
  if (isWalkable(source)) {
    const next = source.walk()
    return () => {
      const found = next()
      return found ? { done: false, value: found.item } : { done: true }
    }
  }
  const list = typeof source === 'string' ? (source.match(CHARACTER) ?? []) : source
  if (isList(list)) {
    let place = 0
    return () => (place < list.length ? { done: false, value: list[place++] } : { done: true })
  }
  const iterator = list[Symbol.iterator]()
  return () => iterator.next()
}

/** Stands for `Array.from` and for three dots. */
export const toArray = <Item, Result = Item>(
  source: Iterable<Item> | ArrayLike<Item>,
  change?: (item: Item, place: number) => Result
): Result[] => {
  const items: unknown[] = []
  const next = iterate(source)
  for (let step = next(); !step.done; step = next()) {
    const item = step.value as Item
    items.push(change ? change(item, items.length) : item)
  }
  return items as Result[]
}

/** Stands for the helpers of Babel that take a list apart; further arguments say how far. */
export const asArray = (source: Iterable<unknown>): unknown[] =>
  Array.isArray(source) ? source : toArray(source)

/** Stands for the helper of Babel that copies a list. */
export const copy = (list: unknown[]): unknown[] => list.slice()
