import { toArray } from './iterate'

/** Where somebody is who goes through a set. */
interface Cursor {
  place: number
}

interface Small {
  list: unknown[]
  /** Of those who have not come to the end. */
  cursors: Cursor[]
  size: number
  add(value: unknown): Small
  delete(value: unknown): boolean
  clear(): void
  forEach(visit: (value: unknown) => void): void
  walk(): () => { item: unknown } | undefined
}

/** Stands for `Set`. What lists its values gives an array. */
export const SmallSet = function (this: Small, values?: Iterable<unknown>) {
  this.list = []
  this.cursors = []
  this.size = 0
  if (values) toArray(values).forEach(this.add, this)
} as unknown as { new (values?: Iterable<unknown>): Small; prototype: object }

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

  /** What comes meanwhile is met, and what goes is passed over. */
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
