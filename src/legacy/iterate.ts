type Next = () => { done: boolean; value?: unknown }

/** What of ours can be gone through: a collection. */
interface Walkable {
  walk(): () => { item: unknown } | undefined
}

/** A letter, or two halves of one. */
const CHARACTER = /[\ud800-\udbff][\udc00-\udfff]|[^]/g

/**
 * Goes through lists, collections of ours, and what the browser itself can go through. What is added
 * meanwhile is met.
 */
export const iterate = (source: unknown): Next => {
  const { walk } = source as Walkable
  if (walk) {
    const next = walk.call(source)
    return () => {
      const found = next()
      return found ? { done: false, value: found.item } : { done: true }
    }
  }
  const list = (
    typeof source === 'string' ? (source.match(CHARACTER) ?? []) : source
  ) as ArrayLike<unknown>
  if (typeof list.length === 'number') {
    let place = 0
    return () => (place < list.length ? { done: false, value: list[place++] } : { done: true })
  }
  const iterator = (source as Iterable<unknown>)[Symbol.iterator]()
  return () => iterator.next() as ReturnType<Next>
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
