import { constructorOf } from './constructor-of'
import { toArray } from './iterate'

/** Position of an iteration through a set. */
interface Cursor {
  place: number
}

/** A set, and the list of its values. */
export interface SetOf<Value> {
  list: Value[]
  /** Iterations that have not ended. */
  cursors: Cursor[]
  size: number
  add(value: Value): SetOf<Value>
  delete(value: Value): boolean
  clear(): void
  forEach(visit: (value: Value) => void): void
  walk(): () => { item: Value } | undefined
}

type Small = SetOf<unknown>

/** Stands for `Set`. Methods that list its values return an array. */
export const SmallSet = constructorOf(function (this: Small, values?: Iterable<unknown>) {
  this.list = []
  this.cursors = []
  this.size = 0
  if (values) toArray(values).forEach(this.add, this)
})

SmallSet.prototype = {
  has(this: Small, value: unknown) {
    return this.list.indexOf(value) >= 0
  },

  add(this: Small, value: unknown) {
    if (this.list.indexOf(value) < 0) this.size = this.list.push(value)
    return this
  },

  delete(this: Small, value: unknown) {
    const place = this.list.indexOf(value)
    if (place < 0) return false
    this.list.splice(place, 1)
    this.size--
    this.cursors.forEach(cursor => {
      if (cursor.place > place) cursor.place--
    })
    return true
  },

  clear(this: Small) {
    this.size = this.list.length = 0
    this.cursors.forEach(cursor => {
      cursor.place = 0
    })
  },

  /** Includes values added meanwhile, and skips deleted ones. */
  walk(this: Small) {
    const cursor = { place: 0 }
    this.cursors.push(cursor)
    return () => {
      if (cursor.place < this.list.length) return { item: this.list[cursor.place++] }
      this.cursors = this.cursors.filter(each => each !== cursor)
      return undefined
    }
  },

  forEach(this: Small, visit: (value: unknown) => void) {
    const next = this.walk()
    for (let step; (step = next());) visit(step.item)
  },

  values(this: Small) {
    return this.list.slice()
  }
}
